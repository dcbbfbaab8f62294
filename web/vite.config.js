import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Every `icon:name` written in the source becomes one entry of `virtual:icons`; nothing else is bundled. */
function gameIcons() {
  const source = fileURLToPath(new URL('./src', import.meta.url));
  const pack = new URL('./node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
  return {
    name: 'game-icons',
    resolveId: (id) => (id === 'virtual:icons' ? '\0virtual:icons' : null),
    load(id) {
      if (id !== '\0virtual:icons') return null;
      const names = new Set();
      for (const file of readdirSync(source, { recursive: true }).map(String)) {
        if (!/\.(ts|svelte)$/.test(file)) continue;
        const text = readFileSync(join(source, file), 'utf8');
        for (const match of text.matchAll(/['"`]icon:([a-z0-9-]+)['"`]/g)) names.add(match[1]);
      }
      const { icons } = JSON.parse(readFileSync(pack, 'utf8'));
      const missing = [...names].filter((name) => !icons[name]);
      if (missing.length) throw new Error(`icons that game-icons does not have: ${missing.join(', ')}`);
      const used = Object.fromEntries([...names].sort().map((name) => [name, icons[name].body]));
      return `export default ${JSON.stringify(used)};`;
    },
  };
}

const server = process.env.UNDERCROFT_SERVER ?? 'http://127.0.0.1:8577';

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  base: '/',
  build: {
    outDir: '../undercroft/server/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 900,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
