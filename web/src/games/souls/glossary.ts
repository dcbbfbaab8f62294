/** The signs of both Dark Souls boxes; what they say differently is said by each in its own texts. */
import { chapter, type Glossary } from '../../lib/glossary';
import { AGGRO, BLOCK, CONDITIONS, DODGE, HEART, RESIST, SOUL, SPARK, STAMINA, STAT_ICONS, TERRAIN, TOKENS } from './icons';

const SIGNS = {
  souls: SOUL,
  sparks: SPARK,
  aggro: AGGRO,
  health: HEART,
  stamina: STAMINA,
  block: BLOCK,
  resist: RESIST,
  dodge: DODGE,
  range: 'icon:archery-target',
  threat: 'icon:evil-eyes',
  trap: '',
} as const;
const DICE = { black: '', blue: '', orange: '', dodge: '' } as const;

export function soulsGlossary(box: 'ds' | 'tg'): Glossary {
  return [
    chapter('ds-gloss-signs', SIGNS, 'term', 'ds-gloss-name', `${box}-gloss`),
    chapter('ds-gloss-tokens', TOKENS, 'token', 'ds-gloss-token-name', `${box}-gloss-token`),
    chapter('ds-gloss-conditions', CONDITIONS, 'condition', 'ds-condition', `${box}-condition-help`),
    chapter('ds-gloss-stats', STAT_ICONS, 'stat', 'ds-stat', 'ds-gloss-stat'),
    chapter('ds-gloss-terrains', TERRAIN, 'terrain', 'ds-terrain', `${box}-gloss-terrain`),
    chapter('ds-gloss-dice', DICE, 'die', 'ds-die', `${box}-gloss-die`),
  ];
}
