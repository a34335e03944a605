import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogueIndex } from '#domain/catalogue-index/catalogue-index.ts';
import { pack } from '#worker/catalogue-index/pack.ts';
import { unpack } from '#worker/catalogue-index/unpack.ts';

/** Where this server keeps its indexes, and the version of the code that makes them. */
export interface IndexShelf {
  readonly folder: string;
  readonly version: string;
}

/** What an index was made of: the database, and the last change that is in it. */
export interface MadeOf {
  readonly database: string;
  readonly changeNumber: number;
}

const LINE_END = 10;

/**
 * The index of a store view's products in a file, because making one of 100,000 products takes longer than anybody waits for a
 * page. It is a copy of what the database says: without it, or with one that does not fit, the index is made anew.
 */
export class KeptIndex {
  private readonly shelf: IndexShelf;
  private readonly storeCode: string;

  constructor(shelf: IndexShelf, storeCode: string) {
    this.shelf = shelf;
    this.storeCode = storeCode;
  }

  /**
   * Puts what is kept into an index, if it was made of this database at its newest change or before. Resolves with the last
   * change that is in it; `null` when nothing fits.
   */
  async restore(index: CatalogueIndex, now: MadeOf): Promise<number | null> {
    const bytes = await readFile(this.file()).catch(() => null);
    if (bytes === null) return null;
    const start = bytes.indexOf(LINE_END) + 1;
    const made = factsOf(bytes.toString('utf8', 0, start));
    if (made?.version !== this.shelf.version || made.database !== now.database) return null;
    // Later numbers mean that an older copy of the database was restored.
    if (made.changeNumber > now.changeNumber) return null;
    const from = bytes.byteOffset + start;
    const isWhole = unpack(index, bytes.buffer.slice(from, bytes.byteOffset + bytes.byteLength));
    return isWhole ? made.changeNumber : null;
  }

  /** Keeps an index in place of the one before. */
  async keep(index: CatalogueIndex, { database, changeNumber }: MadeOf): Promise<void> {
    const { folder, version } = this.shelf;
    const facts = Buffer.from(`${JSON.stringify({ version, database, changeNumber })}\n`);
    await mkdir(folder, { recursive: true });
    // Written beside it, so that a crash leaves the one before.
    const fresh = `${this.file()}.new`;
    await writeFile(fresh, Buffer.concat([facts, new Uint8Array(pack(index))]));
    await rename(fresh, this.file());
  }

  private file(): string {
    return join(this.shelf.folder, `${this.storeCode}.index`);
  }
}

function factsOf(line: string): (MadeOf & { readonly version: string }) | null {
  try {
    return JSON.parse(line) as MadeOf & { readonly version: string };
  } catch {
    return null;
  }
}
