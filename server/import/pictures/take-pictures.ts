import { readFile } from 'node:fs/promises';
import type { ReadCatalogue } from '../imported-catalogue.ts';
import type { WireDocument } from '../../store/collections.ts';
import { fetchPicture } from './fetch-picture.ts';
import { PictureFolders } from './picture-folders.ts';
import type { PictureKeeper } from './picture-keeper.ts';
import { referencesIn, withPictures } from './picture-references.ts';

/** More are a mistake, or take a night: they are fetched by the next import. */
const FETCHED_MAX = 20_000;
const AT_ONCE = 4;
/** So many failures after each other mean that there is no network, or that the other shop has had enough. */
const FAILURES_MAX = 20;

const ADDRESS = /^https?:\/\//i;
/** An address that pages ask for as they were asked for themselves. */
const WITHOUT_SCHEME = /^\/\/[^/]/;
/** Where pictures come from, and who is told how far they are. */
export interface PictureSource {
  /** The folder of what is imported. */
  readonly folder: string;
  /** A folder or an address that the names of pictures are below; `none` leaves all out. */
  readonly below?: string | undefined;
  readonly keeper: PictureKeeper;
  readonly progress: (done: number, total: number) => void;
}

/** A picture that the shop has not, as documents name it, and why. */
export interface LostPicture {
  readonly picture: string;
  readonly reason: string;
}

/** What became of the pictures of a catalogue: sentences for a person, and each that the shop could not get. */
interface Taken {
  readonly remarks: readonly string[];
  readonly lost: readonly LostPicture[];
}

/** A catalogue whose pictures the shop has, and what it could not get. */
export async function takePictures<C extends ReadCatalogue>(catalogue: C, source: PictureSource): Promise<C & Taken> {
  // Documents that are made while they are read show what the shop draws.
  const references = [...referencesIn(Object.values(catalogue.documents).filter((list) => Array.isArray(list)))];
  if (references.length === 0) return { ...catalogue, remarks: [], lost: [] };
  const taking = new Taking(source);
  const found = await taking.all(references);
  // The places of documents are known by the documents themselves.
  const { placeOf } = catalogue;
  const origin = new WeakMap<object, object>();
  const withTheirs = (document: WireDocument): WireDocument => {
    const changed = withPictures(document, found) as WireDocument;
    origin.set(changed, document);
    return changed;
  };
  const documents = Object.fromEntries(
    Object.entries(catalogue.documents).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map(withTheirs) : list,
    ]),
  );
  return {
    ...catalogue,
    documents,
    ...(placeOf
      ? { placeOf: (document: WireDocument) => placeOf((origin.get(document) ?? document) as WireDocument) }
      : {}),
    remarks: taking.remarks(references),
    lost: taking.lost(references),
  };
}

class Taking {
  private readonly source: PictureSource;
  private readonly folders: PictureFolders;
  /** Why each that failed did. */
  private readonly failed = new Map<string, string>();
  /** Names that mean something to whoever else serves the shop, or nothing at all. */
  private readonly unserved = new Set<string>();
  private inARow = 0;
  private fetched = 0;
  private skipped = 0;

  constructor(source: PictureSource) {
    const { folder, below = '' } = source;
    this.source = source;
    this.folders = new PictureFolders(folder, below === '' || ADDRESS.test(below) ? undefined : below);
  }

  /** Takes pictures, some at once. */
  async all(references: readonly string[]): Promise<Map<string, string | null>> {
    if (this.source.below === 'none') return new Map(references.map((reference) => [reference, null]));
    const found = new Map<string, string | null>();
    const waiting = references.values();
    const takeNext = async (): Promise<void> => {
      for (const reference of waiting) {
        const path = await this.one(reference);
        if (path !== undefined) found.set(reference, path);
        this.source.progress(++this.done, references.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    return found;
  }

  private done = 0;

  /** Every picture that the shop could not get, in their order. */
  lost(references: readonly string[]): LostPicture[] {
    return references.flatMap((picture) => {
      const reason = this.failed.get(picture) ?? (this.unserved.has(picture) ? 'this shop does not serve it' : null);
      return reason === null ? [] : [{ picture, reason }];
    });
  }

  /** Names the first of all that failed, whichever was over first. */
  remarks(references: readonly string[]): string[] {
    const first = references.find((reference) => this.failed.has(reference));
    const firstUnserved = references.find((reference) => this.unserved.has(reference));
    return [
      ...(first === undefined
        ? []
        : [`${counted(this.failed.size)} could not be taken. The first: ${first}: ${this.failed.get(first)}.`]),
      ...(firstUnserved === undefined
        ? []
        : [
            `This shop does not serve ${counted(this.unserved.size)} by the name; --pictures says where to find it. The first: ${firstUnserved}.`,
          ]),
      ...(this.skipped === 0
        ? []
        : [`Not fetched yet: ${counted(this.skipped)}. The same import again goes on with them.`]),
    ];
  }

  /** Where the shop has a picture; `null` when nobody has it, `undefined` when the name may mean something to whoever serves it. */
  private async one(reference: string): Promise<string | null | undefined> {
    const { keeper, below = '' } = this.source;
    const file = this.fileOf(reference);
    try {
      if (file !== null) {
        const bytes = await readFile(file);
        return (await keeper.find(bytes)) ?? (await keeper.keep(bytes, bytes));
      }
      const address = addressOf(reference, below);
      if (address !== null) return (await keeper.find(address)) ?? (await this.fetch(address));
      if (reference.startsWith('/') && below === '') {
        this.unserved.add(reference);
        return undefined;
      }
      throw new Error('there is no such file');
    } catch (error) {
      this.failed.set(reference, (error as Error).message.split('\n')[0]!);
      return null;
    }
  }

  private async fetch(address: string): Promise<string | null> {
    if (this.inARow >= FAILURES_MAX || this.fetched >= FETCHED_MAX) {
      this.skipped++;
      return null;
    }
    this.fetched++;
    try {
      const { keeper, below = '' } = this.source;
      const trustedHost = ADDRESS.test(below) ? new URL(below).host : null;
      const path = await keeper.keep(address, await fetchPicture(address, trustedHost));
      this.inARow = 0;
      return path;
    } catch (error) {
      this.inARow++;
      throw error;
    }
  }

  private fileOf(reference: string): string | null {
    return addressOf(reference, '') === null ? this.folders.fileOf(reference) : null;
  }
}

function counted(pictures: number): string {
  return pictures === 1 ? '1 picture' : `${pictures} pictures`;
}

/** Where a picture is fetched; `null` for the name of a file. */
function addressOf(reference: string, below: string): string | null {
  if (ADDRESS.test(reference)) return reference;
  if (WITHOUT_SCHEME.test(reference)) return `https:${reference}`;
  return ADDRESS.test(below) ? joined(below, reference) : null;
}

function joined(address: string, path: string): string {
  return `${address.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
