import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { slim } from './drawings.js';
import { ruleBooks } from './rules.js';

/** A module that writes `'icon:name'` brings that drawing with it, so every chunk carries its own icons and no others. */
function gameIcons() {
  const pack = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
  const shelf = fileURLToPath(new URL('./src/lib/icons.ts', import.meta.url));
  const { icons } = JSON.parse(readFileSync(pack, 'utf8'));
  const own = 'virtual:icon/';
  return {
    name: 'game-icons',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(own) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${own}`)) return null;
      const name = id.slice(own.length + 1);
      const code = `import { draw } from ${JSON.stringify(shelf)};\ndraw(${JSON.stringify(name)}, ${JSON.stringify(slim(icons[name].body))});`;
      return { code, moduleSideEffects: true };
    },
    transform(code, id) {
      if (!/\/src\/.*\.(ts|svelte)$/.test(id)) return null;
      const names = new Set([...code.matchAll(/['"`]icon:([a-z0-9-]+)['"`]/g)].map(([, name]) => name));
      if (!names.size) return null;
      const missing = [...names].filter((name) => !icons[name]);
      if (missing.length) throw new Error(`icons that game-icons does not have: ${missing.join(', ')} (${id})`);
      // Behind the code, so that its lines keep their numbers.
      return { code: code + [...names].map((name) => `\nimport '${own}${name}';`).join(''), map: null };
    },
  };
}

/** What the entrance cannot be run without is one file: cut up for those who share it, it would weigh more. */
function entrance(id, graph) {
  const seen = new Set([id]);
  for (const module of seen) {
    if (/\/src\/main\.ts$/.test(module)) return 'entrance';
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return null;
}

const server = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8577';

export default defineConfig({
  plugins: [svelte(), gameIcons(), ruleBooks()],
  base: '/',
  build: {
    outDir: '../undercroft/server/static',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: entrance }] } } },
  },
  // Tests of the client's own logic run as in a browser: Svelte's server side has no effects.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', '*.test.js'] },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
