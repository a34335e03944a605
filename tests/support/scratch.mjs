import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const MEMORY = '/dev/shm';
const SPACE_MIN_BYTES = 4 * 1024 ** 3;

/**
 * Makes a folder for the temporary files of this process and of everything that it starts, and removes it at the end.
 * It is in memory if there is room: on a disk, short-lived browsers and databases take a tenth longer.
 */
export function useScratchFolder() {
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'stua-scratch-'));
  // A database server that runs as another user needs to reach its folder inside.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= SPACE_MIN_BYTES;
}
