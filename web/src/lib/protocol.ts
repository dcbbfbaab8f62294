/** What crosses the wire, as the server declares it (docs/protocol.md). */
export type * from './seen';
export type * from './wire';

/** A language that the house has a file for. */
export type Lang = string;
