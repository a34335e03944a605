import { documentOfJson } from './document-of-json.ts';
import { jsonFault } from './json-fault.ts';
import type { Reading } from './reading.ts';
import { textLines } from './text.ts';
import { isListStart } from './looks-like-list.ts';

/** Reads a file with one document a line: plain ones, or a dump of the search index. `name` is what the file is called. */
export async function readJsonLines(file: string, name: string, reading: Reading): Promise<void> {
  let line = 0;
  let isBegun = false;
  for await (const text of textLines(file)) {
    line++;
    const json = documentText(text);
    if (json === '') continue;
    if (!isBegun && isListStart(json))
      throw new Error(`${file} is a list of rows, as in CSV, and no JSON. Import it with --format csv.`);
    if (!isBegun && json.startsWith('<'))
      throw new Error(
        `${file} is XML or HTML, which is not read. Export a list (CSV) or documents (JSON), and import that.`,
      );
    isBegun = true;
    const place = { file: name, line };
    const read = readLine(json);
    if (read === null) continue;
    if ('reason' in read) reading.reject(place, read.reason);
    else reading.documents.push({ ...read, place });
  }
}

/** A line without the marks of a list that is written with one document a line. */
function documentText(line: string): string {
  const text = line.trim().replace(/,$/, '');
  return text === '[' || text === ']' ? '' : text;
}

function readLine(json: string): ReturnType<typeof documentOfJson> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { reason: jsonFault(json, 'the line', error) };
  }
  return documentOfJson(value);
}
