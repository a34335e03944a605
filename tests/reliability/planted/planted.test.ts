import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedBugs } from './bugs.ts';
import { plant } from './plant.ts';

const root = new URL('../../../', import.meta.url);

test.each(plantedBugs)('$name has its place in the code of today', (bug) => {
  const source = readFileSync(new URL(bug.file, root), 'utf8');
  expect(plant(bug, source)).not.toBe(source);
});

test('no two planted bugs have one name', () => {
  expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(plantedBugs.length);
});
