import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { documentOfJson } from './document-of-json.ts';
import type { Reading } from './reading.ts';

/** Reads a file with one document a line: plain ones, or a dump of the search index. `name` is what the file is called. */
export async function readJsonLines(file: string, name: string, reading: Reading): Promise<void> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  for await (const text of lines) {
    line++;
    const json = documentText(text);
    if (json === '') continue;
    const place = { file: name, line };
    const read = documentOfJson(parse(json));
    if ('reason' in read) reading.reject(place, read.reason);
    else reading.documents.push({ ...read, place });
  }
}

/** A line without the marks of a list that is written with one document a line. */
function documentText(line: string): string {
  const text = line
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/,$/, '');
  return text === '[' || text === ']' ? '' : text;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}
