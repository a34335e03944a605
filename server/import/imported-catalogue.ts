import type { Collection, WireDocument } from '../store/collections.ts';

/** A row or document that could not be used, and why; it never stops the others. */
export interface Rejection {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** A rejection as a line for a person. */
export function rejectionLine({ file, line, reason }: Rejection): string {
  return `rejected ${file}:${line}: ${reason}`;
}

/** Documents in their order. A list that is too long for the memory is made while it is read. */
export interface DocumentList extends Iterable<WireDocument> {
  readonly length: number;
  slice(start: number, end: number): readonly WireDocument[];
}

/**
 * What a source holds: documents of the contract in the language and currency of the default store view. Amounts are
 * gross (`*_incl_tax`); the writer adds the net and tax parts, and everything for the other store views. Fields in
 * other languages sit in `translations.<locale>.<field>` (D93).
 */
export interface ReadCatalogue {
  readonly documents: Readonly<Partial<Record<Collection, DocumentList>>>;
  readonly rejections: readonly Rejection[];
  /** Sentences about what nothing was said of, and what is taken for it. */
  readonly assumptions?: readonly string[];
  /** Where a document was read, if that is known. */
  readonly placeOf?: (document: WireDocument) => Pick<Rejection, 'file' | 'line'> | undefined;
}

/** A catalogue that is in memory as a whole. */
export interface ImportedCatalogue extends ReadCatalogue {
  readonly documents: Readonly<Partial<Record<Collection, readonly WireDocument[]>>>;
}

/** How many documents of a collection were read, and how many of them were new or different. */
export interface ImportCount {
  readonly collection: Collection;
  readonly read: number;
  readonly changed: number;
}

/** What an import came to: everything in `counts` is stored; `warnings` are sentences for a person. */
export interface WrittenCatalogue {
  readonly counts: readonly ImportCount[];
  readonly warnings: readonly string[];
}
