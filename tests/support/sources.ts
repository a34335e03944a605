import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of the project: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Folders that hold code somebody wrote. */
const folders = ['schemas', 'src', 'worker', 'sw', 'server', 'studio', 'tests'];

/** Files that tools generate from the contract and from the database schema; nobody edits them. */
const generated = /^(?:schemas\/api\/generated|server\/store\/migrations)\//;

/** Every hand-written file of the code folders whose name has one of the endings. */
export function sourceFiles(endings: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Endings of code that has imports. */
export const codeEndings = ['.ts', '.tsx', '.mjs'] as const;

/** Whether a file is a test or helps tests; code that shoppers run must not need it. */
export function isTestCode(path: string): boolean {
  return path.startsWith('tests/') || path.endsWith('.test.ts');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'));
}
