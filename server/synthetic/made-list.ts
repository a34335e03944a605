import type { DocumentList } from '../import/imported-catalogue.ts';
import type { WireDocument } from '../store/collections.ts';

/** A list whose documents are made each time that they are read, by their number from zero. */
export class MadeList implements DocumentList {
  readonly length: number;
  private readonly make: (index: number) => WireDocument;

  constructor(length: number, make: (index: number) => WireDocument) {
    this.length = length;
    this.make = make;
  }

  slice(start: number, end: number): WireDocument[] {
    const { make } = this;
    return Array.from({ length: Math.max(0, Math.min(end, this.length) - start) }, (_, at) => make(start + at));
  }

  *[Symbol.iterator](): Generator<WireDocument> {
    for (let index = 0; index < this.length; index++) yield this.make(index);
  }
}
