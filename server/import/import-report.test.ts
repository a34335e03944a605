import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importReport } from './import-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rejections = [{ file: 'list.csv', line: 3, reason: 'the sku is empty' }];
const lost = [
  { picture: 'a.jpg', reason: 'there is no such file' },
  { picture: 'b.jpg', reason: 'there is no such file' },
];

test('a report has every rejected row and every lost picture, and says where it is', () => {
  const { file, lines } = importReport({ rejections, lost }, folder);
  expect(readFileSync(file!, 'utf8').split('\n')).toEqual([
    'rejected list.csv:3: the sku is empty',
    'lost picture a.jpg: there is no such file',
    'lost picture b.jpg: there is no such file',
    '',
  ]);
  expect(lines.at(-1)).toBe(`1 rejected, lost pictures: 2; each with its reason is in ${file}`);
});

test('where no report can be written, all is said', () => {
  writeFileSync(join(folder, 'file'), '');
  const { file, lines } = importReport({ rejections: [], lost }, join(folder, 'file'));
  expect([file, lines.length]).toEqual([null, 3]);
});
