/** Quick phrases: sent by their key, so that everybody reads them in their own language. */
const HOUSE = {
  hello: 'ui-phrase-hello',
  yes: 'ui-phrase-yes',
  no: 'ui-phrase-no',
  well: 'ui-phrase-well',
  thanks: 'ui-phrase-thanks',
  moment: 'ui-phrase-moment',
};
const SOULS = {
  heal: 'ui-phrase-heal',
  lure: 'ui-phrase-lure',
  together: 'ui-phrase-together',
  rest: 'ui-phrase-rest',
};
const GAMES: Record<string, Record<string, string>> = {
  bloodborne: {
    dream: 'ui-phrase-dream',
    instant: 'ui-phrase-instant',
    'last-blow': 'ui-phrase-last-blow',
    'spare-me': 'ui-phrase-spare-me',
  },
  dark_souls: SOULS,
  tomb_of_giants: SOULS,
  darkest_dungeon: {
    heal: 'ui-phrase-heal',
    together: 'ui-phrase-together',
    retreat: 'ui-phrase-retreat',
    stress: 'ui-phrase-stress',
  },
};

/** The phrases of a game: the text of each, by its key. */
export const phrasesOf = (game: string): Record<string, string> => ({ ...HOUSE, ...GAMES[game] });
