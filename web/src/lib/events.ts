// Made by tools/events.py from undercroft/server/facts.py; do not edit it.

import type { Message } from './seen';

/** A choice was taken back; `fresh`: chance goes on from a fresh seed. */
export interface Undone {
  kind: 'undone';
  by: number;
  fresh: boolean;
  text: Message;
}

/** Somebody refused to have a choice taken back; told to the asker alone, and no part of the history. */
export interface UndoRefused {
  kind: 'undo_refused';
  by: number;
  text: Message;
}

/** Somebody's choice came in between; told to the asker alone, and no part of the history. */
export interface UndoLapsed {
  kind: 'undo_lapsed';
  by: number;
  text: Message;
}

/** The host has a file of the running match, with every secret. */
export interface Exported {
  kind: 'exported';
  text: Message;
}

/** Somebody has asked what a master would do. */
export interface Advised {
  kind: 'advised';
  by: number;
  text: Message;
}

/** The rules have been changed since; the match goes on from where it stood. */
export interface RulesChanged {
  kind: 'rules_changed';
  text: Message;
}

/** The cards of the pack have been changed since; the match goes on from where it stood. */
export interface CardsChanged {
  kind: 'cards_changed';
  text: Message;
}

/** Whatever the house tells at any table. */
export type HouseEvent =
  | Undone
  | UndoRefused
  | UndoLapsed
  | Exported
  | Advised
  | RulesChanged
  | CardsChanged;
