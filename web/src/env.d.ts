/// <reference types="vite/client" />

/** The numbered rules of `docs/rules`, by language and game: `rules.js`. */
declare module 'virtual:rules' {
  /** What is said, and the rules it names. */
  export type Piece = string | [string];
  export interface Rule {
    id: string;
    text: Piece[];
  }
  export interface Chapter {
    id: string;
    title: string;
    rules: Rule[];
  }
  export const books: Record<string, () => Promise<{ default: Chapter[] }>>;
}
