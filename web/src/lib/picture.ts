/** A picture of how a match ended, to be shown around: drawn here, with nothing but our own colours and letters. */
export interface Poster {
  game: string;
  title: string;
  /** The story, and what was counted. */
  lines: string[];
  figures: { label: string; value: string }[];
  won: boolean;
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const LINE = 34;

/** Breaks words into lines of a width; what does not fit into so many lines ends in dots. */
export function broken(words: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]}…`];
}

export async function draw({ game, title, lines, figures, won, foot }: Poster): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const type = (size: number, weight: number, face: string) => `${weight} ${size}px ${colour(face)}`;
  const write = (text: string, left: number, top: number, font: string, ink: string) => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.fillText(text, left, top);
  };
  const light = pen.createRadialGradient(WIDTH / 2, 0, 40, WIDTH / 2, 0, WIDTH * 0.75);
  light.addColorStop(0, colour(won ? '--accent' : '--ink-3'));
  light.addColorStop(1, colour('--ink-0'));
  pen.fillStyle = colour('--ink-0');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 0.6;
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;
  pen.strokeStyle = colour('--candle-deep');
  pen.lineWidth = 3;
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
  write(game, EDGE, 92, type(30, 500, '--text'), colour('--bone-2'));
  pen.font = type(66, 600, '--display');
  let top = 168;
  for (const line of broken(title, WIDTH - 2 * EDGE, 2, (text) => pen.measureText(text).width)) {
    write(line, EDGE, top, type(66, 600, '--display'), colour('--bone'));
    top += 68;
  }
  const small = type(25, 500, '--text');
  for (const words of lines) {
    pen.font = small;
    for (const line of broken(words, WIDTH - 2 * EDGE, 2, (text) => pen.measureText(text).width)) {
      if (top > HEIGHT - 170) break;
      write(line, EDGE, top, small, colour('--bone-2'));
      top += LINE;
    }
  }
  const step = (WIDTH - 2 * EDGE) / Math.max(1, figures.length);
  figures.forEach(({ label, value }, n) => {
    write(value, EDGE + n * step, HEIGHT - 96, type(46, 600, '--display'), colour('--candle'));
    write(label, EDGE + n * step, HEIGHT - 62, type(21, 500, '--text'), colour('--ash'));
  });
  pen.textAlign = 'right';
  write(foot, WIDTH - EDGE, 92, type(26, 600, '--display'), colour('--candle-text'));
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}
