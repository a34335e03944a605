import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of the project: its path from the root with forward slashes, and what is in it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Folders that hold code somebody wrote. */
const folders = ['schemas', 'src', 'worker', 'sw', 'server', 'studio', 'tests'];

/** Made by tools from the contract and from the database schema; nobody edits these. */
const generated = /^(?:schemas\/api\/generated|server\/store\/migrations)\//;

/** Every written file of the code folders whose name ends in one of the given ways. */
export function sourceFiles(endings: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => filesBelow(folder))
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !generated.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Code in the languages that have imports. */
export const codeEndings = ['.ts', '.tsx', '.mjs'] as const;

/** Whether a file is a test or helps tests; nothing a shopper runs may need it. */
export function isTestCode(path: string): boolean {
  return path.startsWith('tests/') || path.endsWith('.test.ts');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'));
}
