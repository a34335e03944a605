import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importTable, type ImportRow, isIn, rowOf } from './support/import-table.ts';
import { importsOf, type SourceImport } from './support/source-imports.ts';
import { codeEndings, isTestCode, sourceFiles } from './support/sources.ts';

const files = sourceFiles(codeEndings).filter(({ path }) => !isTestCode(path) && !path.endsWith('.d.ts'));
const imports = files.flatMap(importsOf);

/** What an import breaks, or nothing. */
function breachOf(item: SourceImport): string | null {
  const row = rowOf(item.from);
  if (!row) return null;
  if (item.packageName !== null) {
    const isAllowed = item.kind === 'type' || row.packages.includes(item.packageName);
    return isAllowed ? null : `${item.from} may not use ${item.packageName}`;
  }
  return isAllowedTarget(row, item) ? null : `${item.from} may not import ${item.specifier}`;
}

function isAllowedTarget(row: ImportRow, { from, target, kind }: SourceImport): boolean {
  const file = target!;
  if (kind === 'address') return (row.addresses ?? []).includes(file);
  if (isTestCode(file)) return false;
  const targetRow = rowOf(file);
  if (targetRow === row) return isSameFolder(row, from, file);
  const allowed = kind === 'type' ? [...row.may, ...(row.types ?? [])] : row.may;
  // What has a row of its own must be named itself: `server` says nothing about `server/render`.
  return allowed.some((folder) => isIn(file, folder) && (!targetRow || isIn(folder, targetRow.folder)));
}

/** Rows with a star stand for many folders that are closed to each other. */
function isSameFolder({ folder }: ImportRow, from: string, file: string): boolean {
  const depth = folder.split('/').length;
  const start = (path: string): string => path.split('/').slice(0, depth).join('/');
  return start(from) === start(file);
}

test('every file has a row in the import table', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ path }) => !rowOf(path)).map(({ path }) => path)).toEqual([]);
});

test('every import is one that the import table allows', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(imports.map(breachOf).filter(Boolean)).toEqual([]);
});

test('every row is needed: its folder has code, and every package it names is used there', () => {
  const needless = importTable.flatMap(({ folder, packages }) => {
    const own = imports.filter(({ from }) => rowOf(from)?.folder === folder);
    if (!files.some(({ path }) => rowOf(path)?.folder === folder)) return [folder];
    return packages
      .filter((name) => !own.some((item) => item.packageName === name))
      .map((name) => `${folder}: ${name}`);
  });
  expect(needless).toEqual([]);
});

test('no import leads to a file that is not there', () => {
  const missing = imports.filter(({ target }) => target !== null && !existsSync(target));
  expect(missing.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
});

const valueImports = new Map<string, SourceImport[]>();
for (const item of imports) {
  if (item.kind === 'value') valueImports.set(item.from, [...(valueImports.get(item.from) ?? []), item]);
}

/** Everything that a thread's entry loads, with what that loads. */
function loadedBy(entry: string): { readonly files: Set<string>; readonly packages: Set<string> } {
  const reached = new Set([entry]);
  const packages = new Set<string>();
  for (const path of reached) {
    for (const { target, packageName } of valueImports.get(path) ?? []) {
      if (target !== null) reached.add(target);
      if (packageName !== null) packages.add(packageName);
    }
  }
  return { files: reached, packages };
}

/** Folders of the worker about what is kept and shown on a device. */
const onDevices = ['catalogue', 'commands', 'documents', 'outbox', 'queries', 'shopper', 'storage'].map(
  (name) => `worker/${name}`,
);

test.each([
  ['window', 'src/main.tsx', ['worker', 'sw', 'server'], ['rxdb', 'rxjs', 'dexie', 'idb', 'zod']],
  [
    'data worker',
    'worker/index.ts',
    ['src/app', 'src/pages', 'src/ui', 'src/data', 'sw', 'server'],
    ['react', 'valtio'],
  ],
  ['service worker', 'sw/index.ts', ['src/data', 'src/app', 'server'], ['rxdb', 'rxjs', 'dexie', 'zod', 'react']],
  // It pulls from a stock backend as a device does, into tables of its own.
  ['server', 'server/main.ts', [...onDevices, 'sw'], ['rxdb', 'rxjs', 'dexie', 'idb', 'comlink']],
])('the %s loads nothing that belongs to another thread', (_thread, entry, foreignFolders, foreignPackages) => {
  const loaded = loadedBy(entry);
  expect(loaded.files.size).toBeGreaterThan(5);
  expect([...loaded.files].filter((path) => foreignFolders.some((folder) => isIn(path, folder)))).toEqual([]);
  expect(foreignPackages.filter((name) => loaded.packages.has(name))).toEqual([]);
});

test.each<[string, (item: SourceImport) => boolean]>([
  ['with what it loads at once or later', ({ kind }) => kind === 'value'],
  ['with types, and what it loads at once', ({ kind, isLate }) => kind !== 'address' && !isLate],
])('no file leads back to itself: %s', (_, counts) => {
  const ways = new Map<string, string[]>();
  for (const item of imports) {
    if (item.target !== null && counts(item)) ways.set(item.from, [...(ways.get(item.from) ?? []), item.target]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) {
      circles.push([...way.slice(way.indexOf(path)), path].join(' > '));
      return;
    }
    if (done.has(path)) return;
    for (const target of ways.get(path) ?? []) walk(target, [...way, path]);
    done.add(path);
  };
  for (const path of ways.keys()) walk(path, []);
  expect(circles).toEqual([]);
});

test('docs/architecture.md shows the import table as it is', () => {
  const cell = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'nothing';
  const shown = importTable.map(({ folder, may, types = [], addresses = [] }) => {
    const parts = [cell(may)];
    if (types.length > 0) parts.push(`types of ${cell(types)}`);
    if (addresses.length > 0) parts.push(`the address of ${cell(addresses)}`);
    return `| \`${folder}\` | ${parts.join('; ')} |`;
  });
  const document = readFileSync('docs/architecture.md', 'utf8').split('\n');
  expect(shown.filter((line) => !document.includes(line))).toEqual([]);
});
