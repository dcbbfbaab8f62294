/** What the keys of a table do, wherever the focus is. */
import { type Aim, LETTERS } from './aim.svelte';
import type { Desk } from './desk.svelte';

export interface Keyed {
  desk: Desk;
  aim: Aim;
  /** The list of all choices: whether it is open, and what opens or closes it. */
  listed: boolean;
  list: (open: boolean) => void;
  takeBack: () => void;
  toggleLog: () => void;
}

export function pressed(event: KeyboardEvent, { desk, aim, listed, list, takeBack, toggleLog }: Keyed): void {
  if (event.ctrlKey || event.metaKey || event.altKey || desk.curtain !== null) return;
  const place = event.target as HTMLElement;
  if (place.closest('input, select, textarea') || document.querySelector('dialog[open]')) return;
  const { choices, coach, stage } = desk;
  if (event.key === ' ' && stage.busy) {
    event.preventDefault();
    stage.hurry();
  } else if (event.key === 'Escape') {
    if (listed) list(false);
    else aim.back();
  } else if (event.key === 'Enter' && !place.closest('button, a, summary, [role=button]')) {
    // Whoever reads on by keys wants to know the letters that come next.
    aim.keyed = true;
    // What the coach says is read first; what he asks for is done at the table.
    if (coach?.line && !coach.wished.length) coach.next();
    else if (aim.usual) aim.take(aim.usual);
  } else if (event.key === 'o') {
    if (choices.all.length) list(!listed);
  } else if (event.key === 'u') {
    if (desk.mayUndo) takeBack();
  } else if (event.key === 'l') {
    toggleLog();
  } else if (event.key === '?') {
    desk.panel = 'help';
  } else if (/^[a-z]$/.test(event.key)) {
    aim.key(event.key);
  } else if (/^\d$/.test(event.key) && desk.awaited) {
    // What the die shows.
    const shown = choices.all.find(({ option }) => desk.speaker.say(option.text) === event.key);
    if (shown) aim.take(shown);
  } else if (/^[1-9]$/.test(event.key)) {
    // Whoever counts instead of reading letters.
    aim.key(LETTERS[Number(event.key) - 1]!);
  } else if (event.key === 'Tab') {
    aim.keyed = true;
  }
}
