import type { Entity } from '../entity.ts';
import type { Fields, ReadDocument } from '../files/read-document.ts';
import type { Reading } from '../files/reading.ts';
import { WrittenFault } from './written-fault.ts';

type Kind = ReadDocument['entity'];

/** The documents of a reading while they are completed, kind after kind, in the order in which they were read. */
export class Completed {
  all: readonly ReadDocument[];
  private readonly reading: Reading;

  constructor(reading: Reading) {
    this.reading = reading;
    this.all = reading.documents;
  }

  /** The documents of a kind. */
  of(kind: Kind): Fields[] {
    return this.all.filter(({ entity }) => entity === kind).map(({ fields }) => fields);
  }

  /** Changes every document of a kind; one that cannot be meant is rejected. */
  each(kind: Kind, change: (fields: Fields) => Fields): void {
    this.change(({ entity }) => entity === kind, change);
  }

  /** The same for those that are written in Markdown. */
  eachText(kind: Kind, change: (fields: Fields) => Fields): void {
    this.change(({ entity, isText }) => entity === kind && isText === true, change);
  }

  /** The same for the documents of all kinds. */
  everyOne(change: (fields: Fields) => Fields): void {
    this.change(() => true, change);
  }

  /** Leaves documents of a kind out, without a word. */
  leaveOut(kind: Kind, isMeant: (fields: Fields) => boolean): void {
    this.all = this.all.filter(({ entity, fields }) => entity !== kind || !isMeant(fields));
  }

  /** Makes one document of all of a kind. */
  become(kind: Kind, entity: Entity, make: (all: readonly Fields[]) => Fields): void {
    const first = this.all.find((document) => document.entity === kind);
    if (!first) return;
    const made = this.attempt(first, () => ({ ...first, entity, fields: make(this.of(kind)) }));
    this.all = [...this.all.filter((document) => document.entity !== kind), ...made];
  }

  private change(isMeant: (document: ReadDocument) => boolean, change: (fields: Fields) => Fields): void {
    this.all = this.all.flatMap((document) =>
      isMeant(document) ? this.attempt(document, () => ({ ...document, fields: change(document.fields) })) : [document],
    );
  }

  private attempt({ place }: ReadDocument, make: () => ReadDocument): ReadDocument[] {
    try {
      return [make()];
    } catch (error) {
      if (!(error instanceof WrittenFault)) throw error;
      this.reading.reject(place, error.message);
      return [];
    }
  }
}
