/** Which cards an option is about. */
import type { Option } from '../../lib/protocol';
import { target } from './aim.svelte';

interface AboutCards {
  /** The card of a skill, */
  skill: string | undefined;
  /** or those of a profile, by its number. */
  profile: string | undefined;
  cards: string[];
  quest: string | undefined;
  kind: string | undefined;
  /** A trinket that is nobody's yet, or would not be any more. */
  trinket: string | undefined;
}

export function aboutCards(option: Option): AboutCards {
  const cards = option.targets.flatMap(([kind, id]) => (kind === 'card' ? [String(id)] : []));
  const profile = target(option, 'profile');
  return {
    skill: profile === undefined ? cards[0] : undefined,
    profile,
    cards,
    quest: target(option, 'quest'),
    kind: target(option, 'kind'),
    trinket: target(option, 'hero') === undefined ? target(option, 'trinket') : undefined,
  };
}

/** Whether it is about cards that want to be read. */
export function isPick(option: Option): boolean {
  const { skill, profile, quest, kind, trinket } = aboutCards(option);
  return [skill, profile, quest, kind, trinket].some((each) => each !== undefined);
}
