/** What crosses the wire, as the server declares it (docs/protocol.md). */
export type * from './seen';
export type * from './wire';

export type Lang = 'en' | 'fr';
