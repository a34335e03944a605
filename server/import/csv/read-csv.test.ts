import { expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (...lines: string[]) => readCsv(lines.join('\n'), 'a.csv');

it('counts the lines of the file, not the rows', () => {
  const { rows } = read('name,text', 'one,"first\nsecond\nthird"', '', 'two,x', 'three,"a, ""b"""');
  expect(rows).toEqual([
    { line: 2, cells: { name: 'one', text: 'first\nsecond\nthird' } },
    { line: 6, cells: { name: 'two', text: 'x' } },
    { line: 7, cells: { name: 'three', text: 'a, "b"' } },
  ]);
});

it('reads Windows line ends and a byte order mark', () => {
  const { rows, rejections } = readCsv('\uFEFFname,text\r\none,"a\r\nb"\r\ntwo,"c"\r\n', 'a.csv');
  expect(rejections).toEqual([]);
  expect(rows).toEqual([
    { line: 2, cells: { name: 'one', text: 'a\nb' } },
    { line: 4, cells: { name: 'two', text: 'c' } },
  ]);
});

it('rejects a row with more cells than the header', () => {
  const { rows, rejections } = read('name,text', 'two,x', 'three,x,y');
  expect(rows.map(({ cells }) => cells['name'])).toEqual(['two']);
  expect(rejections).toEqual([{ file: 'a.csv', line: 3, reason: 'the row has 3 cells where the header has 2' }]);
});

it('takes empty cells at the end of a row as there, and as not there, and leaves empty rows out', () => {
  const { rows, rejections } = read('name,text,more', 'one', 'two,x', ',,', 'three,x,y,, ', ' ,,,,', '');
  expect(rejections).toEqual([]);
  expect(rows.map(({ line, cells }) => [line, ...Object.values(cells)])).toEqual([
    [2, 'one', '', ''],
    [3, 'two', 'x', ''],
    [5, 'three', 'x', 'y'],
  ]);
});

it('rejects the last row of a file that was cut off in it', () => {
  const { rows, rejections } = read('name,price,text', 'one,100,x', 'two,1');
  expect(rows).toHaveLength(1);
  expect(rejections).toEqual([{ file: 'a.csv', line: 3, reason: 'the row has 2 cells where the header has 3' }]);
});

it('knows that the first line of a list for Excel is no header', () => {
  const { header, rows } = readCsv('\uFEFFsep=;\r\nname;text\r\none;x\r\n', 'a.csv', ';');
  expect(header).toEqual(['name', 'text']);
  expect(rows).toEqual([{ line: 3, cells: { name: 'one', text: 'x' } }]);
});

it('rejects a row with characters that no text has', () => {
  const { rows, rejections } = read('name,text', 'one,\u0000', 'two,x');
  expect(rows.map(({ cells }) => cells['name'])).toEqual(['two']);
  expect(rejections).toEqual([{ file: 'a.csv', line: 2, reason: 'a cell holds characters that no text has' }]);
});

it('goes on after a quotation mark that is never closed', () => {
  const { rows, rejections } = read('name,text', 'one,x', 'two,"open', 'three,"b"', 'four,"also open', 'five,y');
  expect(rows.map(({ line, cells }) => [line, cells['name']])).toEqual([
    [2, 'one'],
    [4, 'three'],
    [6, 'five'],
  ]);
  expect(rejections.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'a quotation mark is not closed'],
    [5, 'a quotation mark is not closed'],
  ]);
});

it.each(['', 'name,text', 'name,text\n\n'])('%j has no rows', (text) => {
  expect(readCsv(text, 'a.csv')).toMatchObject({ rows: [], rejections: [] });
});

it('gives up where nearly every row has a quotation mark that is not closed', () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `${index},"open`);
  expect(() => read('name,text', ...lines)).toThrow(
    'a.csv has more than 100 rows with a quotation mark that is not closed. Is «,» what stands between its columns?',
  );
});
