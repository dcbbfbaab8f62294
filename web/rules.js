/** The numbered rules as the client shows them: read from `docs/rules` when it is built. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../docs/rules/', import.meta.url));
/** `DS-22.4`, `DD-A.13`, `DD-26.N1`. */
const ID = /\b[A-Z]{2}-[0-9A-Z]+\.[A-Z]?[0-9]+[a-z]?\b/g;
const CHAPTER = /^## (([A-Z]{2})-([0-9A-Z]+)) (.+)$/;
const STATED = /^- \*\*([A-Z]{2}-[0-9A-Z]+\.[A-Z]?[0-9]+[a-z]?)\*\* (.+)$/;
/** Scripts for tests are no reading. */
const TESTS = 'T';

/** Plain words: what was marked for those who write the rules is taken out. */
function words(text) {
  return text
    .replace(/ ?`(?:ICON|ICÔNE)`/g, '')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}

/** A statement in pieces: words, and the rules it names as `[id]`. */
function pieces(text) {
  const found = [];
  let from = 0;
  for (const match of text.matchAll(ID)) {
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push([match[0]]);
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push(text.slice(from));
  return found;
}

/** The chapters of a document: `{ id, title, rules: [{ id, text }] }`. */
export function chapters(markdown) {
  const found = [];
  let open = null;
  for (const line of markdown.split('\n')) {
    const chapter = CHAPTER.exec(line);
    if (chapter) {
      open = chapter[3] === TESTS ? null : { id: chapter[1], title: words(chapter[4]), rules: [] };
      if (open) found.push(open);
      continue;
    }
    if (line.startsWith('## ')) open = null;
    const stated = open && STATED.exec(line);
    if (stated) open.rules.push({ id: stated[1], text: pieces(words(stated[2])) });
  }
  return found.filter(({ rules }) => rules.length);
}

/** Where the rules of a game stand in a language. */
const place = (lang, game) => `${FOLDER}${lang === 'en' ? '' : `${lang}/`}${game}.md`;

function shelf() {
  const entries = readdirSync(FOLDER, { withFileTypes: true });
  const langs = ['en', ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
  return langs.flatMap((lang) =>
    readdirSync(lang === 'en' ? FOLDER : FOLDER + lang)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [lang, name.slice(0, -'.md'.length)]),
  );
}

/** `virtual:rules` is a table of loaders by language and game; each book is a chunk of its own. */
export function ruleBooks() {
  const own = 'virtual:rules';
  return {
    name: 'rule-books',
    resolveId: (id) => (id === own || id.startsWith(`${own}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${own}`) {
        const lines = shelf().map(([lang, game]) => `  '${lang}/${game}': () => import('${own}/${lang}/${game}/book'),`);
        return `export const books = {\n${lines.join('\n')}\n};`;
      }
      if (!id.startsWith(`\0${own}/`)) return null;
      const [lang, game] = id.slice(own.length + 2).split('/');
      this.addWatchFile?.(place(lang, game));
      // Parsed as text: quicker than as code, and no smaller.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(chapters(readFileSync(place(lang, game), 'utf8'))))});`;
    },
  };
}
