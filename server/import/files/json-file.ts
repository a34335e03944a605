import { statSync } from 'node:fs';
import { documentOfJson } from './document-of-json.ts';
import { readJsonLines } from './json-lines.ts';
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
  const lines = firstLines(text);
  for (const [index, item] of (Array.isArray(value) ? (value as unknown[]) : [value]).entries()) {
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
    return `the file is no JSON: ${(error as Error).message}`;
  }
}

/** The line on which each document of a list begins; of one document alone, its first. */
function firstLines(text: string): number[] {
  const outermost = text.trimStart().startsWith('[') ? 1 : 0;
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
