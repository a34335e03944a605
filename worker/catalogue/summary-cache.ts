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
  private changes = 0;

  constructor(read: (ids: readonly string[]) => Promise<readonly ProductSummary[]>) {
    this.read = read;
  }

  /** The stored summaries with these ids. */
  async get(ids: readonly string[]): Promise<Map<string, ProductSummary>> {
    const found = new Map<string, ProductSummary>();
    for (const id of ids) {
      const known = this.kept.get(id);
      if (known) found.set(id, known);
    }
    const missing = ids.filter((id) => !found.has(id));
    const before = this.changes;
    for (const summary of missing.length > 0 ? await this.read(missing) : []) found.set(summary.id, summary);
    // Something changed during the read: the summaries are good for this answer, but may be outdated and are not kept.
    if (before === this.changes) for (const summary of found.values()) this.keep(summary);
    return found;
  }

  /** Takes over changed and removed documents, whichever tab changed them. */
  follow(changed: readonly ProductSummary[], removed: readonly string[]): void {
    this.changes++;
    for (const summary of changed) if (this.kept.has(summary.id)) this.kept.set(summary.id, summary);
    for (const id of removed) this.kept.delete(id);
  }

  private keep(summary: ProductSummary): void {
    this.kept.delete(summary.id);
    this.kept.set(summary.id, summary);
    if (this.kept.size > KEPT_MAX) this.kept.delete(this.kept.keys().next().value!);
  }
}
