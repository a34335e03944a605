import { filter, map, type Observable, type Subscription } from 'rxjs';

/** Documents that were written, and ids of those that were deleted. */
export interface Changes<T> {
  readonly changed: readonly T[];
  readonly removed: readonly string[];
}

interface EventSource {
  readonly eventBulks$: Observable<{
    readonly isLocal: boolean;
    readonly events: readonly {
      readonly operation: string;
      readonly documentId: string;
      readonly documentData: unknown;
    }[];
  }>;
}

/** All writes to a collection, by any tab. */
export function events<T>({ eventBulks$ }: EventSource): Observable<Changes<T>> {
  return eventBulks$.pipe(
    filter(({ isLocal }) => !isLocal),
    map(({ events: all }) => ({
      changed: all.filter(({ operation }) => operation !== 'DELETE').map(({ documentData }) => documentData as T),
      removed: all.filter(({ operation }) => operation === 'DELETE').map(({ documentId }) => documentId),
    })),
  );
}

/**
 * Takes changes one after the other, those of several collections too. What is written while documents are read is newer
 * than they are, so it waits until it is let go.
 */
export class HeldChanges {
  private waiting: (() => void)[] | null = [];

  of<T>(source: EventSource, take: (changes: Changes<T>) => void): Subscription {
    return events<T>(source).subscribe((changes) => {
      if (this.waiting) this.waiting.push(() => take(changes));
      else take(changes);
    });
  }

  letGo(): void {
    const { waiting } = this;
    this.waiting = null;
    for (const take of waiting ?? []) take();
  }
}

/** Ids of what was written or deleted. */
export function idsOf({ changed, removed }: Changes<{ readonly id: string }>): Set<string> {
  return new Set([...changed.map(({ id }) => id), ...removed]);
}

/** The known documents with the changed ones in their place. */
export function merged<T extends { readonly id: string }>(
  known: readonly T[],
  changed: readonly T[],
  removed: readonly string[],
): T[] {
  const byId = new Map(known.map((document) => [document.id, document]));
  for (const document of changed) byId.set(document.id, document);
  for (const id of removed) byId.delete(id);
  return [...byId.values()];
}
