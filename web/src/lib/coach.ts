/** Which line of a lesson is due, as `undercroft/lessons/coach.py` says: `coach.cases.json` holds both to the same. */
import type { Lesson, Line, Moment, Place, Sight, Told as Happened, Wish } from './lesson';
import type { Decision, Option, Target, Told, View } from './protocol';

/** What the coach looks at: a view, what was told so far, and which lines were said. */
export interface Board {
  view: Pick<View, 'decisions' | 'over' | 'table'>;
  story: readonly Told[];
  said: readonly string[];
}

/** The first line that has its moment, asks for nothing that cannot be done, and was not said yet; the last word comes before all
 *  others, and after it nothing more. */
export function due(lesson: Lesson, board: Board): Line | null {
  if (board.said.includes(lesson.closing.say)) return null;
  const can = (wish: Wish | null | undefined) => wish == null || meant(wish, board.view.decisions).length > 0;
  const isDue = (line: Line) => !board.said.includes(line.say) && can(line.do) && line.when.some((moment) => holds(moment, board));
  return [lesson.closing, ...lesson.lines].find(isDue) ?? null;
}

export function holds({ asked, offers, told, after, over, sees = [] }: Moment, { view, story, said }: Board): boolean {
  return (
    (asked == null || view.decisions.some(({ kind }) => kind === asked)) &&
    (offers == null || view.decisions.some(({ options }) => options.some(({ kind }) => kind === offers))) &&
    (told == null || happened(told, story)) &&
    (after == null || said.includes(after)) &&
    (over == null || over === view.over) &&
    sees.every((sight) => seen(sight, view.table))
  );
}

function happened({ kind, who, times = 1 }: Happened, story: readonly Told[]): boolean {
  let found = 0;
  for (const event of story) if (event.kind === kind && (who == null || (event as Told & { who?: number }).who === who)) found += 1;
  return found >= times;
}

function at(path: string, table: unknown): unknown {
  return path.split('.').reduce((found: unknown, name) => {
    const inside = found !== null && typeof found === 'object' && Object.hasOwn(found, name);
    return inside ? (found as Record<string, unknown>)[name] : undefined;
  }, table);
}

function seen({ path, same = null, other = null, least = null, most = null }: Sight, table: unknown): boolean {
  const found = at(path, table) ?? null;
  if (other !== null) return found !== null && found !== other;
  if (least === null && most === null) return found === same;
  const amount = Array.isArray(found) ? found.length : found;
  return typeof amount === 'number' && (least === null || amount >= least) && (most === null || amount <= most);
}

/** The open options that do what is wished, each with its question. */
export function meant({ kind, of }: Wish, decisions: readonly Decision[]): { decision: Decision; option: Option }[] {
  return decisions.flatMap((decision) =>
    decision.options
      .filter((option) => (kind == null || option.kind === kind) && (of == null || option.targets.some((target) => fits(of, target))))
      .map((option) => ({ decision, option })),
  );
}

const fits = ([kind, id]: Place, target: Target): boolean => target[0] === kind && (id === '*' || String(target[1]) === String(id));
