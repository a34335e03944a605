import type { EventBulk, RxStorage, RxStorageChangeEvent, RxStorageInstance } from 'rxdb/plugins/core';
import { filter, map, type Observable } from 'rxjs';
import { asItOpens } from './as-it-opens.ts';

type Change = RxStorageChangeEvent<unknown>;

/**
 * A storage that leaves out what another tab wrote before this one and tells of after it: the library makes live queries of events in the order
 * in which they arrive, so it would show the older state until the next change.
 */
export function withoutLateEvents<Internals, Options>(
  storage: RxStorage<Internals, Options>,
): RxStorage<Internals, Options> {
  return asItOpens(storage, leaveOutLate);
}

function leaveOutLate<Internals, Options>(instance: RxStorageInstance<unknown, Internals, Options>): void {
  const changes = instance.changeStream.bind(instance);
  instance.changeStream = (): Observable<EventBulk<Change, unknown>> => {
    const newest = new Map<string, Version>();
    const isLate = ({ documentId, documentData }: Change): boolean => {
      const version = versionOf(documentData);
      const known = newest.get(documentId);
      if (known && isOlder(version, known)) return true;
      newest.set(documentId, version);
      return false;
    };
    return changes().pipe(
      map((bulk) => ({ ...bulk, events: bulk.events.filter((change) => !isLate(change)) })),
      filter(({ events }) => events.length > 0),
    );
  };
}

interface Version {
  /** How often the document was written. */
  readonly revision: number;
  /** When it was written last, in milliseconds. */
  readonly writtenAt: number;
}

function versionOf({ _rev, _meta }: Change['documentData']): Version {
  return { revision: Number.parseInt(_rev, 10), writtenAt: _meta.lwt };
}

/** Both must be smaller: a document that is made anew begins with revision 1, and a clock may be set back. */
function isOlder(one: Version, other: Version): boolean {
  return one.revision < other.revision && one.writtenAt < other.writtenAt;
}
