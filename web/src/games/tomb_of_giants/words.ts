/** Small sentences from pieces, and numbers of the box. */
import { list, type Speaker } from '../../lib/i18n.svelte';
import type { Message } from '../../lib/protocol';

/** So many cards lie in backup at most. */
export const BACKUP = 2;

/** What is set off, as one sentence. */
export function deeds(speaker: Speaker, what: Message[]): string {
  const said = list(what.map(speaker.say));
  return said ? `${said[0]!.toUpperCase()}${said.slice(1)}.` : '';
}
