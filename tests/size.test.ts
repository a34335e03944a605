import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#config/languages.ts';
import { readAssets } from '#server/render/page-assets.ts';
import { laterScripts, readChunks, waiting } from './support/later-scripts.ts';
import {
  CLIENT as client,
  gzipKilobytes as kilobytes,
  SERVICE_WORKER_MAX_KB,
  WINDOW_LATER_MAX_KB,
  WINDOW_MAX_KB,
  WORKER_MAX_KB,
} from './support/code-weight.ts';

beforeAll(async () => {
  const prepare = new URL('../server/prepare.mjs', import.meta.url).href;
  const { ensureBuilt } = (await import(prepare)) as { ensureBuilt: (mode: 'production') => void };
  ensureBuilt('production');
}, 120_000);

/** Pages with which a visit may begin. */
const pages = ['home-page', 'path-page', 'product-page', 'search-page'];
const cases = pages.flatMap((page) => languages.map((language) => [page, language] as const));

test.each(cases)(`the %s in %s needs at most ${WINDOW_MAX_KB} kB of code in the window`, (page, language) => {
  const { entry, preloads } = readAssets(client)([`src/pages/${page}.tsx`, `src/app/texts-${language}.ts`]);
  const scripts = [entry, ...preloads].filter((path) => path.endsWith('.js'));
  // The entry, the page and its words are files of their own at the very least.
  expect(scripts.length).toBeGreaterThanOrEqual(3);
  expect(kilobytes(scripts)).toBeLessThanOrEqual(WINDOW_MAX_KB);
});

test.each(cases)(
  `the %s in %s needs at most ${WINDOW_LATER_MAX_KB} kB with what follows within five seconds`,
  (page, language) => {
    const scripts = laterScripts(page, language);
    expect(kilobytes(scripts)).toBeGreaterThan(WINDOW_MAX_KB);
    expect(kilobytes(scripts)).toBeLessThanOrEqual(WINDOW_LATER_MAX_KB);
  },
);

test('all code that is said to wait for a wish was built, and is loaded by a part of its own', () => {
  const later = Object.values(readChunks()).flatMap(({ dynamicImports = [] }) => dynamicImports);
  for (const source of waiting) expect(later).toContain(source);
});

test(`the data worker starts with one file of at most ${WORKER_MAX_KB} kB`, () => {
  const ofWindow = new Set(Object.values(readChunks()).map(({ file }) => file));
  // The window's chunks are in the manifest; whatever other code was built is the worker's.
  const entries = readdirSync(join(client, 'assets')).filter(
    (name) => /^index-.*\.js$/.test(name) && !ofWindow.has(`assets/${name}`),
  );
  expect(entries).toHaveLength(1);
  const scripts = withStaticImports(entries[0]!);
  expect(scripts).toEqual(entries);
  expect(kilobytes(scripts.map((name) => `assets/${name}`))).toBeGreaterThan(50);
  expect(kilobytes(scripts.map((name) => `assets/${name}`))).toBeLessThanOrEqual(WORKER_MAX_KB);
});

/** A built file and what it cannot start without, as names in the same folder. */
function withStaticImports(entry: string): string[] {
  const found = new Set([entry]);
  for (const name of found) {
    const code = readFileSync(join(client, 'assets', name), 'utf8');
    for (const [, imported] of code.matchAll(
      /(?:^|[;\s}])import\s*(?:[\w*{][^'"()]*?from\s*)?["']\.\/([\w.-]+\.js)["']/g,
    ))
      found.add(imported!);
  }
  return [...found];
}

test(`the service worker is at most ${SERVICE_WORKER_MAX_KB} kB`, () => {
  expect(kilobytes(['sw.js'])).toBeGreaterThan(1);
  expect(kilobytes(['sw.js'])).toBeLessThanOrEqual(SERVICE_WORKER_MAX_KB);
});
