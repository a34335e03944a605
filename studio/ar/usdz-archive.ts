import { type Zippable, zipSync } from 'three/addons/libs/fflate.module.js';

/** What is read begins at whole multiples of this, so that a phone need not copy it. */
const ALIGNMENT = 64;
const HEADER_BYTES = 30;
const EXTRA_HEADER_BYTES = 4;
/** Nobody's: what only fills up. */
const FILLING = 0x19_86;
/** The first day that an archive can name. Hours of this day are those of wherever it is made, as the archive's are. */
const DAY = new Date(1980, 0, 1);

/** Files as an archive of Quick Look: stored as they are, each beginning at a multiple of 64 bytes, the first one first. */
export function usdzArchive(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  let at = 0;
  const zippable: Zippable = {};
  for (const [name, bytes] of files) {
    const head = at + HEADER_BYTES + name.length + EXTRA_HEADER_BYTES;
    const filling = (ALIGNMENT - (head % ALIGNMENT)) % ALIGNMENT;
    at = head + filling + bytes.length;
    zippable[name] = [bytes, { extra: { [FILLING]: new Uint8Array(filling) } }];
  }
  const zip = zipSync(zippable, { level: 0, mtime: DAY });
  return Uint8Array.from(zip).buffer;
}
