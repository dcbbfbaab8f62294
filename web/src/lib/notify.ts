/** Whoever looks elsewhere is told that it is their turn: by a bell, and by the browser where both have agreed to it. */
import { settings } from './settings.svelte';

export const notify = {
  /** Whether somebody looks at something else. */
  elsewhere: (): boolean => document.hidden || !document.hasFocus(),
  /** It is somebody's turn at this table: `title` says so, `text` what is asked. */
  turn(table: string, title: string, text: string): void {
    if (!notify.elsewhere()) return;
    import('./sound').then(
      ({ sound }) => sound.call(),
      () => undefined,
    );
    if (!settings.now.notices || !('Notification' in window) || Notification.permission !== 'granted') return;
    try {
      // One for each table: a newer one takes the place of the older.
      const told = new Notification(title, { body: text, tag: `undercroft-${table}`, lang: document.documentElement.lang });
      told.onclick = () => {
        window.focus();
        told.close();
      };
    } catch {
      // Some phones allow them to service workers only: there the title and the bell must do.
    }
  },
};
