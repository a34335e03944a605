import type { Rejection } from '../imported-catalogue.ts';
import type { Place, ReadDocument } from './read-document.ts';

interface Read {
  readonly documents: readonly ReadDocument[];
  readonly rejections: readonly Rejection[];
  readonly assumptions: readonly string[];
}

/** What was read of one or more files: documents in their order, and what could not be read. */
export class Reading {
  readonly documents: ReadDocument[];
  readonly rejections: Rejection[];
  /** Sentences about what nothing was said of, and what is taken for it. */
  readonly assumptions: string[];

  /** What was read so far stays as it is while things are added. */
  constructor({ documents = [], rejections = [], assumptions = [] }: Partial<Read> = {}) {
    this.documents = [...documents];
    this.rejections = [...rejections];
    this.assumptions = [...assumptions];
  }

  reject(place: Place, reason: string): void {
    this.rejections.push({ ...place, reason });
  }
}
