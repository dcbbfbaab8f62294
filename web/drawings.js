/**
 * Drawings of a 512 × 512 grid with whole numbers: a third of the weight, and nothing to see of it below 500 pixels.
 * Points are rounded where they stand, not step by step, so that no error grows along a line.
 */
const STEPS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;

/** Commands with their numbers; the flags of an arc may stand without anything between. */
function* commands(path) {
  let at = 0;
  let kind = '';
  const skip = () => {
    while (at < path.length && /[\s,]/.test(path[at])) at += 1;
  };
  const read = (pattern) => {
    skip();
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (!found) throw new Error(`not a path: ${path.slice(at, at + 20)}`);
    at = pattern.lastIndex;
    return Number(found[0]);
  };
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at])) {
      kind = path[at];
      at += 1;
    }
    const low = kind.toLowerCase();
    const numbers = Array.from({ length: STEPS[low] }, (_, n) => read(low === 'a' && (n === 3 || n === 4) ? FLAG : NUMBER));
    yield { kind, numbers };
    // Points after the first of a move are lines.
    if (low === 'm') kind = kind === 'm' ? 'l' : 'L';
  }
}

function rounded(path) {
  let out = '';
  // Where the pen is, and where it is after rounding.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0];
  let last = '';
  const put = (kind, numbers) => {
    const words = numbers.map(String);
    out += kind === last && kind !== 'm' ? '' : kind;
    words.forEach((word, n) => {
      out += (n > 0 || kind === last) && !word.startsWith('-') ? ` ${word}` : word;
    });
    last = kind === 'm' ? 'l' : kind;
  };
  for (const { kind, numbers } of commands(path)) {
    const low = kind.toLowerCase();
    const whole = kind !== low;
    if (low === 'z') {
      out += 'z';
      last = '';
      [x, y, penX, penY] = [startX, startY, penStartX, penStartY];
      continue;
    }
    const points = low === 'a' ? numbers.slice(5) : numbers;
    const flat = points.map((each, n) => {
      const across = low === 'h' || (low !== 'v' && n % 2 === 0);
      const there = whole ? each : each + (across ? x : y);
      return { across, there, step: Math.round(there) - (across ? penX : penY) };
    });
    const steps = flat.map(({ step }) => step);
    put(low, low === 'a' ? [...numbers.slice(0, 2).map((each) => Math.round(each * 10) / 10), ...numbers.slice(2, 5), ...steps] : steps);
    for (const { across, there, step } of flat.slice(low === 'h' || low === 'v' ? -1 : -2)) {
      if (across) [x, penX] = [there, penX + step];
      else [y, penY] = [there, penY + step];
    }
    if (low === 'm') [startX, startY, penStartX, penStartY] = [x, y, penX, penY];
  }
  return out;
}

export const slim = (body) => body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path)}"`);
