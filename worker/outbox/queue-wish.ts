import type { QueuedWish } from '#domain/views/outbox.ts';
import { ok, type Result } from '#schemas/errors.ts';
import type { CartName } from './cart-name.ts';
import type { EntryOf } from './entry.ts';
import type { WireRequest } from './wire-request.ts';
import type { Holding, OutboxTools } from './holding.ts';
import { inOutbox } from './in-outbox.ts';
import { notKept } from './not-kept.ts';
import type { Box, Row } from './store/box.ts';
import { wishedThing } from './calls/wished-thing.ts';
import { showOrUndo, takeBack } from './show-or-undo.ts';

/** A wish and the call that carries it to the shop. */
interface WishToQueue {
  readonly name: CartName;
  /** Drawn by the caller, so that a call that is repeated after a restart of the worker queues it once. */
  readonly id: string;
  readonly wish: QueuedWish;
  readonly wire: WireRequest;
}

/**
 * Queues a wish in the place of those of the same thing that were not sent yet. Acknowledged only when it is kept twice; one
 * that is on its way already goes first.
 */
export async function enqueueWish(tools: OutboxTools, wanted: WishToQueue): Promise<Result<null>> {
  try {
    await inOutbox(tools, (held) => queue(held, wanted));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}

async function queue(held: Holding, wanted: WishToQueue): Promise<void> {
  const { ports, shopper, step } = held;
  if (await shopper.hadTask(wanted.id)) return;
  const createdAt = ports.clock.now();
  const { entry, replaced } = await step((box) => {
    const given = takeOver(box, wanted);
    return { entry: addWish(box, wanted, createdAt), replaced: given };
  });
  await ports.crashPoint('before-task');
  await showOrUndo(held, [entry], (box) => undo(box, entry, replaced));
  await shopper.removeTasks([...replaced.map((row) => row.entry.id), ...(await overtaken(held, entry))]);
}

/** What it replaced is wanted again. */
function undo(box: Box, entry: EntryOf<'task'>, replaced: readonly Row[]): boolean {
  if (!takeBack(box, [entry])) return false;
  for (const earlier of replaced) box.file(earlier);
  return true;
}

function addWish(box: Box, { name, id, wish, wire }: WishToQueue, createdAt: number): EntryOf<'task'> {
  const seq = box.nextSeq();
  const { owner, storeCode } = name;
  const entry = {
    version: 1,
    kind: 'task',
    seq,
    id,
    key: id,
    owner,
    storeCode,
    createdAt,
    wish,
    wire,
  } as const;
  box.add(entry);
  return entry;
}

/** Removes unsent wishes of the same thing, and returns them. */
function takeOver(box: Box, { name, wish }: Pick<WishToQueue, 'name' | 'wish'>): Row[] {
  const thing = wishedThing({ ...name, wish });
  const unsent = box.rows.filter(
    ({ entry, request, reply }) =>
      entry.kind === 'task' && wishedThing(entry) === thing && request === null && reply === null,
  );
  for (const row of unsent) box.remove(row);
  return unsent;
}

/** What is over of the same thing and says nothing any more: refusals, and answers before the last one. */
async function overtaken({ shopper }: Holding, entry: EntryOf<'task'>): Promise<string[]> {
  const thing = wishedThing(entry);
  const others = (await shopper.tasks()).filter(
    (task) => task.kind === 'task' && task.id !== entry.id && wishedThing(task) === thing,
  );
  const sent = others.filter(({ state }) => state === 'sent').toSorted((a, b) => b.seq - a.seq);
  const refused = others.filter(({ state }) => state === 'failed' || state === 'conflict');
  return [...sent.slice(1), ...refused].map((task) => task.id);
}
