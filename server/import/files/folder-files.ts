import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const HIDDEN = /(?:^|\/)\./;

/** Every plain file below a folder, by its path from there with forward slashes, in the order of these names. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !HIDDEN.test(name))
    .sort();
}
