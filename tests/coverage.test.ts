import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  readonly section: number;
  readonly clause: string;
  readonly where: string;
  readonly shownBy: string;
}

const rows: Row[] = [];
let section = 0;
for (const line of readFileSync('docs/coverage.md', 'utf8').split('\n')) {
  section = Number(/^## (\d) /.exec(line)?.[1] ?? section);
  const [, clause, where, shownBy] = /^\| (.+?) \| (.+?) \| ?(.*?) ?\|$/.exec(line) ?? [];
  if (clause && clause !== 'clause' && !clause.startsWith('---')) {
    rows.push({ section, clause, where: where!, shownBy: shownBy! });
  }
}

const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
const isFilled = ({ where }: Row): boolean => !where.startsWith('not yet: ');

test('every section of the specification has its rows, and every clause one', () => {
  for (let number = 1; number <= 9; number++) {
    expect(rows.filter((row) => row.section === number).length, `section ${number}`).toBeGreaterThanOrEqual(3);
  }
  const names = rows.map((row) => `${row.section} ${row.clause}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a filled row names the files where it lives and the tests that show it, and nothing else', () => {
  const filled = rows.filter(isFilled);
  expect(filled.length).toBeGreaterThan(100);
  const bare = filled.filter(({ where, shownBy }) =>
    [where, shownBy].some((cell) => !/^`[^`]+`(?:, `[^`]+`)*$/.test(cell)),
  );
  expect(bare).toEqual([]);
  const untested = filled.filter(({ shownBy }) => filesIn(shownBy).some((path) => !/\.(?:test|spec)\.ts$/.test(path)));
  expect(untested).toEqual([]);
});

test('a row that is not filled says which topic brings it, and claims no test', () => {
  const open = rows.filter((row) => !isFilled(row));
  expect(open.filter(({ where, shownBy }) => !/^not yet: [a-z]/.test(where) || shownBy !== '')).toEqual([]);
});

test('no row names a file that is not there', () => {
  const named = rows.flatMap(({ clause, where, shownBy }) =>
    [...filesIn(where), ...filesIn(shownBy)].map((path) => ({ clause, path })),
  );
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
