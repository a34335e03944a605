import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { codeEndings, sourceFiles } from './support/sources.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const textOf = (path: string): string => readFileSync(path, 'utf8');
const sources = [...sourceFiles([...codeEndings, '.css', '.yaml']), ...documents];

/** What sources name by a pattern, with one place each. */
function cited(pattern: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  const named = sources.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, names]) => ({ path, names })));
  for (const { path, names = '' } of named) {
    for (const name of names.split(/, | and /)) if (!found.has(name)) found.set(name, path);
  }
  return found;
}

test('every decision that is named can be looked up', () => {
  const named = cited(/\b(D\d{1,3})\b/g);
  const listed = new Set(
    [...textOf('docs/decisions/product-decisions.md').matchAll(/^- \*\*(D\d+)\*\*/gm)].map(([, id]) => id),
  );
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter(([id]) => !listed.has(id))).toEqual([]);
});

test('every rule of the specification that is named can be looked up', () => {
  const sections = textOf('docs/specification.md')
    .split(/^## (?=\d)/m)
    .slice(1);
  const rules = new Map(
    sections.map((section) => {
      const entries = [...section.matchAll(/^- ((?:\*\*[^*]+(?:_\*[^*]+)?\*\*,? )+)/gm)];
      return [
        section[0]!,
        entries.flatMap(([, names]) => [...names!.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name!)),
      ];
    }),
  );
  const named = sources
    .filter(({ path }) => path !== 'docs/specification.md')
    .flatMap(({ path, text }) => {
      // A name may go on in the next line of a comment.
      const lines = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
      const names = lines.matchAll(/\bspec (\d)(?:: ([^;,)`'".]+))?/g);
      return [...names].map(([, section, rule]) => ({ path, section, rule }));
    });
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ section = '', rule }) => {
    const known = rules.get(section);
    return !known || (rule !== undefined && !known.some((name) => rule.startsWith(name)));
  });
  expect(missing).toEqual([]);
});

const reliability = textOf('docs/reliability.md');
const [faults = '', security = ''] = [/## Faults[^]*?(?=\n## )/, /## Security[^]*/].map(
  (part) => part.exec(reliability)?.[0],
);
const rowsIn = (part: string): Set<string> => new Set([...part.matchAll(/^\| (\w+) \|/gm)].map(([, id]) => id!));

test.each([
  ['fault', /(?:reliability(?: 3\.[12],?)?|'|`|\() ?rows? (\d+(?:(?:, | and )\d+)*)/g, faults],
  ['security control', /reliability 5, rows? (\d+(?:(?:, | and )\d+)*)/g, security],
  ['invariant', /(?:\(|reliability )([OCLPTHS]\d(?:, [OCLPTHS]\d)*)\b/g, reliability],
])('every %s that is named can be looked up', (_what, pattern, part) => {
  const named = cited(pattern);
  expect(named.size).toBeGreaterThan(5);
  const listed = rowsIn(part);
  expect([...named].filter(([id]) => !listed.has(id))).toEqual([]);
});

test('links in documents lead somewhere', () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, target]) => ({
      path,
      target: join(dirname(path), target!),
    })),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
});

test('files that documents name are there', () => {
  const folders = 'schemas|src|worker|sw|server|demo|studio|tests|locales|docs|public';
  const path = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g');
  const named = documents.flatMap((document) =>
    [...document.text.matchAll(path)].map(([, file]) => ({ in: document.path, file: file! })),
  );
  expect(named.length).toBeGreaterThan(50);
  // `schemas/documents/` is where a decision says that something is not.
  expect(named.filter(({ file }) => !existsSync(file) && file !== 'schemas/documents/')).toEqual([]);
});

test('files that documents name without their folder are there, but for those that are said to be gone', () => {
  const known = new Set([...sourceFiles(codeEndings).map(({ path }) => basename(path)), ...readdirSync('.')]);
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w-]+\.(?:ts|tsx|mjs))`/g)].map(([, file]) => ({ in: basename(path), file: file! })),
  );
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ file }) => !known.has(file));
  expect(missing).toEqual([
    { in: '050-a-list-that-stays.md', file: 'left-view.ts' },
    { in: '064-a-rendered-page-stays.md', file: 'hold-first-visit.ts' },
  ]);
});

test('commands that documents name can be given', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
  const of = (pattern: RegExp): string[] =>
    documents.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!));
  const run = of(/npm run ([\w:-]+)/g);
  expect(run.length).toBeGreaterThan(10);
  expect(run.filter((name) => scripts[name] === undefined)).toEqual([]);
  const operators = of(/npm run shop -- ([\w-]+)/g);
  expect(operators.length).toBeGreaterThan(5);
  const commands = textOf('server/cli/commands.ts');
  expect(operators.filter((name) => !new RegExp(`^  '?${name}'?: \\{ run: `, 'm').test(commands))).toEqual([]);
});

test('decision records are numbered without a gap and say what, why and what follows', () => {
  const records = documents
    .filter(({ path }) => /decisions\/\d{3}-/.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  expect(records.length).toBeGreaterThan(10);
  for (const [index, { path, text }] of records.entries()) {
    expect(path).toContain(`/${String(index + 1).padStart(3, '0')}-`);
    expect(text).toMatch(
      /^# \d{3} .+\n\nDate: \d{4}-\d\d-\d\d\. Status: \w[^]+\*\*Context\.\*\*[^]+\*\*Decision\.\*\*[^]+\*\*Consequences\.\*\*/,
    );
  }
});
