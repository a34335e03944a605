import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/**
 * Makes a folder that only this user can look into, and closes one that was open: orders are in it, and the socket of the
 * operator (reliability 5, row 24). Whatever this process makes from now on is closed as well.
 */
export function keepPrivate(folder: string): void {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  close(folder);
}

function close(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // What another process took away meanwhile, and what is somebody else's, such as what a volume comes with.
  if (!found || found.isSymbolicLink() || found.uid !== process.getuid?.()) return;
  const isOpen = (found.mode & OTHERS) !== 0;
  if (isOpen) chmodSync(path, found.isDirectory() ? FOLDER_MODE : FILE_MODE);
  if (found.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}
