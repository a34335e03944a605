import type { Rejection } from '../imported-catalogue.ts';
import type { Place, ReadDocument } from './read-document.ts';

/** What was read of one or more files: documents in their order, and what could not be read. */
export class Reading {
  readonly documents: ReadDocument[] = [];
  readonly rejections: Rejection[] = [];
  /** Sentences about what nothing was said of, and what is taken for it. */
  readonly assumptions: string[] = [];

  /** A reading to which things can be added while this one stays. */
  copy(documents: readonly ReadDocument[] = this.documents): Reading {
    const copy = new Reading();
    copy.documents.push(...documents);
    copy.rejections.push(...this.rejections);
    copy.assumptions.push(...this.assumptions);
    return copy;
  }

  reject(place: Place, reason: string): void {
    this.rejections.push({ ...place, reason });
  }
}
