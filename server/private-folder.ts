import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/**
 * Makes a folder that only this user can read, and closes one that was open to others: it holds orders and the
 * operator's socket (reliability 5, row 24). Files that this process makes from now on are closed to others as well.
 */
export function keepPrivate(folder: string): void {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  close(folder);
}

function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Skips a file that another process has just deleted, and files of other users, such as those that come with a
  // volume.
  if (!found || found.isSymbolicLink() || found.uid !== process.getuid?.()) return;
  const isOpen = (found.mode & OTHERS) !== 0;
  if (isOpen) chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE);
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}
