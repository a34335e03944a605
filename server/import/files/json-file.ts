import { statSync } from 'node:fs';
import { documentOfJson } from './document-of-json.ts';
import { jsonFault } from './json-fault.ts';
import { readJsonLines } from './json-lines.ts';
import { isFields } from './read-document.ts';
import type { Reading } from './reading.ts';
import { wholeText } from './text.ts';

/** A document of several lines, or a list that holds some, is read as a whole up to this; larger files have one a line. */
const WHOLE_MAX_BYTES = 64_000_000;

/** Reads a `.json` file: a list of documents, or one document, laid out in any way; or one document a line. */
export async function readJsonFile(file: string, name: string, reading: Reading): Promise<void> {
  const text = statSync(file).size > WHOLE_MAX_BYTES ? null : await wholeText(file);
  const value = text === null ? undefined : parseWhole(text);
  if (text === null || value === undefined) {
    const fault = text === null ? null : faultOfWhole(text);
    return fault ? reading.reject({ file: name, line: 1 }, fault) : readJsonLines(file, name, reading);
  }
  const { items, depth } = itemsOf(value);
  const lines = firstLines(text, depth);
  for (const [index, item] of items.entries()) {
    const place = { file: name, line: lines[index] ?? 1 };
    const read = documentOfJson(item);
    if (read === null) continue;
    if ('reason' in read) reading.reject(place, read.reason);
    else reading.documents.push({ ...read, place });
  }
}

function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Why a text is no JSON, when it is laid out over several lines; `null` when it may have one document a line. */
function faultOfWhole(text: string): string | null {
  const [first = '', second] = text.split('\n', 2).map((line) => line.trim());
  const isLaidOut =
    second !== undefined && ['{', '['].includes(first) && parseWhole(second.replace(/,$/, '')) === undefined;
  if (!isLaidOut) return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return jsonFault(text, 'the file', error);
  }
}

/** The documents of a file, and how deep in it they stand: a list, one document, or a list that is all an object of no kind holds. */
function itemsOf(value: unknown): { readonly items: readonly unknown[]; readonly depth: number } {
  if (Array.isArray(value)) return { items: value as unknown[], depth: 1 };
  const read = documentOfJson(value);
  const lists =
    isFields(value) && read && 'reason' in read ? Object.values(value).filter((one) => Array.isArray(one)) : [];
  return lists.length === 1 ? { items: lists[0] as unknown[], depth: 2 } : { items: [value], depth: 0 };
}

/** The line on which each document begins. */
function firstLines(text: string, outermost: number): number[] {
  const found: number[] = [];
  let line = 1;
  let depth = 0;
  for (const [mark] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}\n]/g)) {
    if (mark === '\n') line++;
    else if (mark === '{' || mark === '[') {
      if (depth === outermost) found.push(line);
      depth++;
    } else if (mark === '}' || mark === ']') depth--;
  }
  return found;
}
