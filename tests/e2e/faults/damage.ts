import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The catalogue counts as written when less than `QUIET_BYTES` is written within `QUIET_MS`, since indexes are stored
 * sooner than that after the last document.
 */
const QUIET_MS = 3000;
const QUIET_BYTES = 20_000;

/** Deletes everything that IndexedDB holds, as a browser does that makes room (reliability row 19). */
export function deleteIndexedDb(folder: string): void {
  rmSync(folder, { recursive: true });
}

/** Ways to damage the files of IndexedDB while no browser runs (reliability rows 19 and 20). */
export const damages: Readonly<Record<string, (folder: string) => void>> = {
  'its manifest is garbage': (folder) => {
    for (const name of files(folder, /^MANIFEST-/)) writeFileSync(name, 'garbage');
  },
  'bytes of its log are flipped': (folder) => {
    for (const name of files(folder, /\.log$/)) writeFileSync(name, readFileSync(name).map(flipped));
  },
  'half of its log is missing': (folder) => {
    for (const name of files(folder, /\.log$/)) {
      const bytes = readFileSync(name);
      writeFileSync(name, bytes.subarray(0, Math.floor(bytes.length / 2)));
    }
  },
};

/** Ways in which IndexedDB is broken so that it never opens again (reliability row 21). */
export const breakages: Readonly<Record<string, (folder: string) => void>> = {
  'its manifest is deleted': (folder) => {
    for (const name of files(folder, /^MANIFEST-/)) rmSync(name);
  },
  'its folder is a file': (folder) => {
    deleteIndexedDb(folder);
    writeFileSync(folder, '');
  },
};

/** Dexie tries a database that does not open three times before it gives up, and prints this warning. */
export const whatDexieSays = /^warning: Dexie: Workaround for Chrome UnknownError on open/;

/** The folder that holds IndexedDB of an origin in a profile. */
export function indexedDbFolder(profile: string, origin: string): string {
  const { hostname, port } = new URL(origin);
  const folder = join(profile, 'Default', 'IndexedDB', `http_${hostname}_${port}.indexeddb.leveldb`);
  if (!existsSync(folder)) throw new Error(`there is no IndexedDB in ${profile}`);
  return folder;
}

/**
 * Waits until the catalogue and its indexes are written; after that only the lease of a tab is written. So the log that
 * a test damages holds what the shopper does next, and not something else.
 */
export async function untilQuiet(folder: string): Promise<void> {
  let last = Infinity;
  const written = (): number => {
    const size = files(folder, /\.(?:log|ldb)$/).reduce((sum, name) => sum + statSync(name).size, 0);
    const more = Math.abs(size - last);
    last = size;
    return more;
  };
  await expect.poll(written, { intervals: [QUIET_MS] }).toBeLessThan(QUIET_BYTES);
}

function files(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

/** Flips one byte of every hundred, so that no record stays whole. */
function flipped(byte: number, index: number): number {
  return index % 100 === 50 ? byte ^ 0xff : byte;
}
