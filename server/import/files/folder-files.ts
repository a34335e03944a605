import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const HIDDEN = /(?:^|\/)\./;

/** What a folder holds, by paths from there with forward slashes, in their order. */
interface FolderFiles {
  readonly files: readonly string[];
  /** What is neither a file nor a folder, with what it is. */
  readonly refused: readonly { readonly name: string; readonly kind: string }[];
}

/** Every file below a folder. */
export function filesBelow(folder: string): FolderFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !HIDDEN.test(name))
    .sort();
  const kinds = names.map((name) => ({ name, kind: kindBelow(folder, join(folder, name)) }));
  return {
    files: kinds.filter(({ kind }) => kind === null).map(({ name }) => name),
    refused: kinds.flatMap(({ name, kind }) => (kind === null || kind === 'a folder' ? [] : [{ name, kind }])),
  };
}

function kindBelow(folder: string, path: string): string | null {
  return specialKind(path) ?? (isBelow(folder, path) ? null : 'a link that leads out of the folder');
}

/** Whether what a path leads to, links followed, is in this folder: folders come from elsewhere, and other files are not theirs. */
export function isBelow(folder: string, path: string): boolean {
  return realpathSync(path).startsWith(join(realpathSync(folder), sep));
}

/** What a path is that is no plain file: reading from it might never end. `null` for a file. */
export function specialKind(path: string): string | null {
  let found: Stats;
  try {
    found = statSync(path);
  } catch {
    return 'a link that leads nowhere';
  }
  if (found.isFile()) return null;
  if (found.isDirectory()) return 'a folder';
  if (found.isFIFO()) return 'a pipe (FIFO)';
  return found.isSocket() ? 'a socket' : 'a device';
}
