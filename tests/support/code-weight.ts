import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The built files that the browser loads. */
export const CLIENT = join('dist', 'client');

/** What the code of a first visit may weigh, gzip, in kilobytes of 1000 bytes. */
export const WINDOW_MAX_KB = 150;
/** The same with what the window fetches within the next five seconds. */
export const WINDOW_LATER_MAX_KB = 200;
export const WORKER_MAX_KB = 142;
export const SERVICE_WORKER_MAX_KB = 15.5;

const BYTES_PER_KB = 1000;

/** What built files weigh, gzip; a file that is named twice is fetched once. */
export function gzipKilobytes(paths: readonly string[]): number {
  const sizes = [...new Set(paths)].map((path) => gzipSync(readFileSync(join(CLIENT, path))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KB;
}
