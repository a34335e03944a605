import type { ProductSummary } from '#domain/product.ts';

/** Enough for the listings and pages of a visit; a summary takes a few kilobytes. */
const KEPT_MAX = 600;

/**
 * Keeps the summaries that were read last, so that a change of another product does not make the screen read its own
 * again.
 */
export class SummaryCache {
  private readonly read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>;
  /** In the order of their last use, the oldest first. */
  private readonly kept = new Map<string, ProductSummary>();
  /** For each read that is under way, what has changed since it began; `null`: it is gone. */
  private readonly sinceReads = new Set<Map<string, ProductSummary | null>>();

  constructor(read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>) {
    this.read = read;
  }

  /** The stored summaries with these ids; what changes while they are read is in them. */
  async get(ids: readonly string[]): Promise<Map<string, ProductSummary>> {
    const since = new Map<string, ProductSummary | null>();
    const found = new Map<string, ProductSummary>();
    for (const id of ids) {
      const known = this.kept.get(id);
      if (known) found.set(id, known);
    }
    const missing = ids.filter((id) => !found.has(id));
    this.sinceReads.add(since);
    try {
      for (const summary of missing.length > 0 ? await this.read(missing) : []) found.set(summary.id, summary);
    } finally {
      this.sinceReads.delete(since);
    }
    for (const id of ids) {
      const summary = since.get(id);
      if (summary) found.set(id, summary);
      else if (summary === null) found.delete(id);
    }
    for (const summary of found.values()) this.keep(summary);
    return found;
  }

  /** Takes over changed and removed documents, whichever tab changed them. */
  follow(changed: readonly ProductSummary[], removed: readonly string[]): void {
    for (const summary of changed) {
      if (this.kept.has(summary.id)) this.kept.set(summary.id, summary);
      for (const since of this.sinceReads) since.set(summary.id, summary);
    }
    for (const id of removed) {
      this.kept.delete(id);
      for (const since of this.sinceReads) since.set(id, null);
    }
  }

  private keep(summary: ProductSummary): void {
    this.kept.delete(summary.id);
    this.kept.set(summary.id, summary);
    if (this.kept.size > KEPT_MAX) this.kept.delete(this.kept.keys().next().value!);
  }
}
