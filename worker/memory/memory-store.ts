import type { Entry } from '../outbox/entry.ts';
import { forgottenAttempt } from '../outbox/store/forgotten-attempt.ts';
import { changed, type Changes, type Contents, nothing, type Row } from '../outbox/store/box.ts';
import type { Copy, Mirror } from '../outbox/store/mirror.ts';
import { type Store, takeStep } from '../outbox/store/store.ts';

/** What of the device's mirror a memory outbox goes on with. */
export type Share = 'everything' | 'orders';

/**
 * An outbox that lasts as long as its tab, for a device whose own cannot be used. What waits in the mirror is sent from there,
 * and what is filed goes there. Where tasks and orders are in memory too, that is the orders alone: changes of the device's
 * cart stay where they are until there is a database to fold them into, and of an order of somebody else nothing is
 * consumed, because the cart of this tab is another (decision 035).
 */
export function memoryStore(mirror: Mirror | null, share: Share): Store {
  const sealedHere = new Set<string>();
  let contents = nothing;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each begins with what the mirror holds. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const current = async (): Promise<Contents> =>
    mirror ? withCopy(contents, await mirror.read(), share, sealedHere) : contents;
  return {
    step: (work, proof) =>
      inTurn(async () => {
        await proof?.confirm();
        const before = await current();
        const { result, changes } = takeStep(before, work, null, () => 0);
        for (const { entry } of changes.filed) if (!before.rows.has(entry.seq)) sealedHere.add(entry.key);
        const confirm = async (): Promise<void> => proof?.confirm();
        await mirror?.write(ofDevice(changes, share), confirm);
        contents = changed(before, changes);
        return result;
      }),
    look: (work) => inTurn(async () => takeStep(await current(), work, null, () => 0).result),
    givenUp: async () => mirror?.givenUp() ?? new Set(),
    mirrorAll: async () => undefined,
    wasDamaged: async () => false,
  };
}

function isOfDevice({ kind }: Entry, share: Share): boolean {
  return share === 'everything' || kind === 'order.place';
}

/** What is in memory, with the device's share as it is now. */
function withCopy(own: Contents, copy: Copy, share: Share, sealedHere: ReadonlySet<string>): Contents {
  const ownRows = [...own.rows].filter(([, { entry }]) => !isOfDevice(entry, share));
  const shared = copy.rows.filter(({ entry }) => isOfDevice(entry, share));
  const rows = shared.map(({ entry, request, reply }): [number, Row] => {
    const isOther = entry.kind === 'order.place' && share === 'orders' && !sealedHere.has(entry.key);
    // The mirror has no attempts. Of a request that another tab made, nobody here is waiting for the answer.
    const known = own.rows.get(entry.seq);
    const attempt = known ? known.attempt : request && forgottenAttempt;
    return [entry.seq, { entry: isOther ? { ...entry, consumes: 0 } : entry, request, reply, attempt }];
  });
  return {
    lastSeq: Math.max(own.lastSeq, copy.watermark),
    rows: new Map([...ownRows, ...rows]),
    carts: share === 'everything' ? copy.carts : own.carts,
    session: own.session,
  };
}

function ofDevice(changes: Changes, share: Share): Changes {
  const isShared = ({ entry }: Row): boolean => isOfDevice(entry, share);
  return {
    ...changes,
    filed: changes.filed.filter(isShared),
    removed: changes.removed.filter(isShared),
    carts: share === 'everything' ? changes.carts : new Map(),
  };
}
