import { consume } from '../calls/consume.ts';
import type { Box, Changes, Row } from './box.ts';
import { forgottenAttempt } from './forgotten-attempt.ts';
import type { Copy, Mirror } from './mirror.ts';
import type { OldForm, OldOutbox } from './old-form.ts';
import type { OutboxDatabase, Store } from './store.ts';
import { LostLease } from '../lease.ts';

const always = async (): Promise<void> => undefined;

/** The database has fallen behind what this realm has seen of it. */
class FellBack extends Error {}

/**
 * The outbox of a device: the database is the truth, the mirror its copy. A step commits its transaction first, which is
 * what counts after a crash, and is mirrored before it resolves, which is when «saved» is said. Before its first step, and
 * when it finds the database damaged, a realm restores what that has lost, as far as the mirror has it.
 */
export function keptStore(database: OutboxDatabase, mirror: Mirror, oldForm: OldForm): Store {
  let restoring: Promise<void> | null = null;
  let lastSeen = 0;
  let isDamaged = false;
  const restored = (): Promise<void> => {
    restoring ??= restore(database, mirror, oldForm).then(
      (hadLost) => void (isDamaged ||= hadLost),
      (error: unknown) => {
        restoring = null;
        throw error;
      },
    );
    return restoring;
  };
  /** The same work, on nothing less than what was there before. */
  const onWhole =
    <T>(work: (box: Box) => T) =>
    (box: Box): T => {
      if (box.lastSeq < lastSeen) throw new FellBack();
      const result = work(box);
      lastSeen = box.lastSeq;
      return result;
    };
  const orRestored = async <T>(work: () => Promise<T>): Promise<T> => {
    await restored();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FellBack)) throw error;
      restoring = null;
      lastSeen = 0;
      await restored();
      return work();
    }
  };
  return {
    step: (work, proof) =>
      orRestored(async () => {
        const { result, changes } = await database.transact(onWhole(work), proof ?? null);
        const confirm = proof?.confirm ?? always;
        if (isMirrored(changes)) await mirror.write(changes, confirm).catch(undoing(database, changes));
        if (proof?.post !== 'outbox') await dropStrays(database, mirror, changes, confirm);
        return result;
      }),
    look: (work) => orRestored(() => database.look(onWhole(work))),
    givenUp: () => mirror.givenUp(),
    async wasDamaged() {
      await restored();
      const was = isDamaged;
      isDamaged = false;
      return was;
    },
    mirrorAll: (proof) =>
      orRestored(async () => {
        const box = await database.look((seen) => seen);
        await mirror.become(box, proof.confirm);
      }),
  };
}

function isMirrored({ filed, removed, carts, givenUp }: Changes): boolean {
  return filed.length > 0 || removed.length > 0 || carts.size > 0 || givenUp.length > 0;
}

/**
 * What cannot be kept twice is not kept: new entries of this step go again, and those that gave way to them come back.
 * Where somebody has sent them meanwhile, or let go of them already, they are kept all the same: this realm was frozen
 * between its transaction and its mirror.
 */
function undoing(database: OutboxDatabase, { filed, removed }: Changes): (error: unknown) => Promise<void> {
  // A step may file an entry and then its request.
  const asFiled = new Map(filed.map((row) => [row.entry.seq, row]));
  const fresh = new Set([...asFiled.values()].filter(isUntouched).map(({ entry }) => entry.seq));
  return async (error) => {
    // Whoever took over has mirrored what was committed.
    if (error instanceof LostLease || fresh.size === 0) throw error;
    const { result: isUndone } = await database.transact((box) => {
      const rows = box.rows.filter((row) => fresh.has(row.entry.seq) && isUntouched(row));
      if (rows.length < fresh.size) return false;
      for (const row of rows) box.remove(row);
      for (const row of removed) box.file(row);
      // Of a cart without the call that makes it nobody would ask.
      const keys = new Set(rows.map(({ entry }) => entry.key));
      for (const [name, cart] of box.carts) if (cart && keys.has(cart.createKey)) box.setCartOf(name, null);
      return true;
    }, null);
    if (isUndone) throw error;
  };
}

/** Who holds the outbox may have let go of what was filed here, and its mirror before that was written. */
async function dropStrays(
  database: OutboxDatabase,
  mirror: Mirror,
  { filed, ...others }: Changes,
  confirm: () => Promise<void>,
): Promise<void> {
  if (filed.length === 0) return;
  const left = await database.look((box) => new Set(box.rows.map(({ entry }) => entry.seq)));
  const removed = filed.filter(({ entry }) => !left.has(entry.seq));
  if (removed.length > 0) await mirror.write({ ...others, filed: [], removed, carts: new Map(), givenUp: [] }, confirm);
}

function isUntouched({ request, attempt, reply }: Row): boolean {
  return request === null && attempt === null && reply === null;
}

/** Returns whether the database had lost something. */
async function restore(database: OutboxDatabase, mirror: Mirror, oldForm: OldForm): Promise<boolean> {
  const copy = await mirror.read();
  const { isNew, isWhole } = await database.look((box) => ({ isNew: box.lastSeq === 0, isWhole: hasAll(box, copy) }));
  const old = isNew ? await oldForm.read() : null;
  if (old || !isWhole) await database.transact((box) => restoreIn(box, copy, old), null);
  if (old) oldForm.forget();
  return !old && !isWhole;
}

function hasAll(box: Box, { watermark, givenUp }: Copy): boolean {
  return box.lastSeq >= watermark && !box.rows.some(({ entry }) => givenUp.has(entry.key));
}

/**
 * Numbers reveal what the database lost (reliability, finding 5): an entry is numbered and kept in one transaction, so one
 * that is younger than the last number was lost with it, and one that is older was let go of.
 */
function restoreIn(box: Box, copy: Copy, old: OldOutbox | null): void {
  const { lastSeq } = box;
  // What fell back has the carts that its rows were sent to; younger ones would make other requests of them.
  if (lastSeq === 0) for (const [key, record] of [...copy.carts, ...(old?.carts ?? [])]) box.setCartOf(key, record);
  for (const row of copy.rows.filter(({ entry }) => entry.seq > lastSeq)) {
    const { id } = row.entry;
    const request = row.request ?? old?.requests.get(id) ?? null;
    box.file({ ...row, request, attempt: old?.attempts.get(id) ?? (request && forgottenAttempt) });
  }
  box.skipTo(Math.max(copy.watermark, old?.lastSeq ?? 0));
  for (const row of box.rows) if (copy.givenUp.has(row.entry.key)) box.remove(row);
  consume(box);
}
