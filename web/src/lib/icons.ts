/** The silhouettes of this page. A module that names an icon brings its drawing with it (see vite.config.js). */
const drawn: Record<string, string> = {};

export function draw(name: string, body: string): void {
  drawn[`icon:${name}`] = body;
}

/** The inside of an icon's SVG. */
export const drawing = (icon: string): string => drawn[icon] ?? '';
