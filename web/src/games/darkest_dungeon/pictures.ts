import type { Picture } from '..';
import { foeIcon, heroIcon } from './icons';

const MODES: Record<string, string> = {
  campaign: 'icon:castle-ruins',
  quest: 'icon:dungeon-gate',
  battle: 'icon:crossed-swords',
  boss: 'icon:daemon-skull',
  circus: 'icon:arena',
};

export const picture: Picture = (field, value) => {
  const id = String(value);
  if (field === 'mode') return MODES[id] ?? 'icon:torch';
  if (field !== 'boss') return heroIcon(id);
  return id === 'final_encounter' ? foeIcon('heart_of_darkness') : foeIcon(id);
};
