import { fail, ok, type Result } from '#schemas/errors.ts';
import type { IndexStore, PullRecord } from '../catalogue-index/index-store.ts';
import type { HttpFailure } from '../http/failure.ts';
import type { Lease } from '../outbox/lease.ts';
import { noteWork } from '../timing.ts';
import type { Backend } from './backend.ts';
import { documentId, stillUnreadable } from './document-names.ts';
import type { Pace } from './pace.ts';
import type { Pull } from './pull-of-collection.ts';

/** What pulling needs of whoever pulls: a device, or the server before a stock backend. */
export interface PullTools {
  readonly backend: Pick<Backend, 'page'>;
  readonly store: Pick<IndexStore, 'checkpoints' | 'setCheckpoint'>;
  readonly pace: Pick<Pace, 'lineIsFree' | 'batchSize' | 'breathe'>;
  readonly isStopped: () => boolean;
  /** Asked around each write: somebody who pulls since then may have brought what is newer. */
  readonly lease: Pick<Lease, 'confirm'>;
}

const GONE_STATUS = 410;

/**
 * Pulls everything new of a collection. A page is written first and its checkpoint after it: a crash repeats a page and
 * never skips one. Returns how far it came, nothing where the list was let go meanwhile; rejects with `LostLease` when somebody else
 * has begun to pull.
 */
export async function pullAll(pull: Pull, tools: PullTools): Promise<Result<PullRecord, HttpFailure>> {
  let record = (await tools.store.checkpoints()).get(pull.name) ?? null;
  let known = record?.checkpoint ?? null;
  // Set while everything is pulled again beside what is stored: what does not come again is gone.
  let leftOver = null as Set<string> | null;
  const renew = async (): Promise<void> => {
    leftOver = new Set(await pull.storedIds());
    // Who had everything has it meanwhile too.
    record = { ...nothingYet, isComplete: record?.isComplete ?? false };
  };
  const through = record?.isRenewal ? (record.renewedThrough ?? null) : null;
  if (through !== null) leftOver = new Set((await pull.storedIds()).filter((id) => !isThrough(id, through)));
  else if (record?.isRenewal) await renew();
  const ask = async (checkpoint?: string): ReturnType<Backend['page']> => {
    await tools.pace.lineIsFree;
    return tools.backend.page(pull, checkpoint);
  };
  let asked = ask(record?.checkpoint ?? undefined);
  while (!tools.isStopped()) {
    const waitedFrom = performance.now();
    const page = await asked;
    if (!page.ok) {
      if (!isVoid(page.error) || !record?.checkpoint) return page;
      await renew();
      asked = ask();
      continue;
    }
    const { documents, checkpoint, hasMore, total, renewedThrough = null } = page.value.value;
    noteWork('pull network', waitedFrom, documents.length);
    // A backend that stands still would be asked for ever.
    if (hasMore && checkpoint === record?.checkpoint) return fail({ kind: 'wrongFormat' });
    // The next page is on its way while this one is stored.
    if (hasMore) asked = ask(checkpoint);
    await tools.lease.confirm();
    const refused = await writePage(pull, documents, tools);
    if (leftOver) await removeGone(pull, leftOver, { documents, through: hasMore ? renewedThrough : 'everything' });
    await confirmWritten(pull, record?.checkpoint ?? null, tools);
    const stored = await storedCheckpoint(pull, tools);
    // A full device let the list go, and would again: the next round says whether it is wanted.
    if (stored === null && known !== null) return ok(nothingYet);
    // Somebody who had to hand over set it back: it is pulled from there.
    if (stored !== known) return pullAll(pull, tools);
    record = nextRecord(record, {
      checkpoint,
      total,
      hasMore,
      arrived: documents.length,
      isRenewal: leftOver !== null,
      renewedThrough,
      unreadable: stillUnreadable(record?.unreadable ?? [], documents, refused),
    });
    const keptAt = performance.now();
    await tools.store.setCheckpoint(pull.name, record);
    known = checkpoint;
    noteWork('pull checkpoint', keptAt);
    if (!hasMore) return ok(record);
    await tools.pace.breathe();
  }
  return fail({ kind: 'offline' });
}

/**
 * A page that was written when somebody else pulled already may lie over newer documents: those that are newer come again when
 * the pull goes on from where this page began.
 */
async function confirmWritten({ name }: Pull, from: string | null, { lease, store }: PullTools): Promise<void> {
  await lease.confirm().catch(async (lost: unknown) => {
    const record = (await store.checkpoints()).get(name);
    // From its very beginning what is gone is only found by what does not come again.
    const isRenewal = from === null || record?.isRenewal === true;
    if (record) await store.setCheckpoint(name, { ...record, checkpoint: from, isRenewal, renewedThrough: null });
    throw lost;
  });
}

/** How far a list is here as it is stored; `null` where it is not begun. */
export async function storedCheckpoint({ name }: Pull, { store }: Pick<PullTools, 'store'>): Promise<string | null> {
  return (await store.checkpoints()).get(name)?.checkpoint ?? null;
}

/** Removes what did not come again, as far as everything would have; a renewal that is cut off leaves nothing of it behind. */
async function removeGone(
  pull: Pull,
  leftOver: Set<string>,
  told: { readonly documents: readonly unknown[]; readonly through: number | 'everything' | null },
): Promise<void> {
  for (const document of told.documents) leftOver.delete(documentId(document) ?? '');
  const { through } = told;
  if (through === null) return;
  const gone = [...leftOver].filter((id) => through === 'everything' || isThrough(id, through));
  if (gone.length > 0) await pull.write([], gone);
  for (const id of gone) leftOver.delete(id);
}

function isThrough(id: string, through: number): boolean {
  return Number(id) <= through;
}

/** Writes down that what has this name fails, once: what is stored of it stays. */
export async function noteFailure({ name }: Pick<Pull, 'name'>, store: IndexStore, now: number): Promise<void> {
  const record = (await store.checkpoints()).get(name) ?? nothingYet;
  if (!record.failedSince) await store.setCheckpoint(name, { ...record, failedSince: now });
}

/** Everything of a list came, and nothing but what changed since would come now. */
export function isHere(record: PullRecord | undefined): record is PullRecord {
  return !!record?.isComplete && !record.isRenewal;
}

/** The same, and the last pull of it was well. */
export function isWell(record: PullRecord | undefined): record is PullRecord {
  return isHere(record) && !record.failedSince;
}

/** The record of what has not begun. */
export const nothingYet: PullRecord = {
  checkpoint: null,
  total: 0,
  done: 0,
  isComplete: false,
  isRenewal: false,
  unreadable: [],
};

/** The checkpoint leads nowhere: it is too old, or another backend made it. */
function isVoid(failure: HttpFailure): boolean {
  return failure.kind === 'refused' && (failure.status === GONE_STATUS || failure.code === 'CHECKPOINT_INVALID');
}

type PageOutcome = Pick<PullRecord, 'total' | 'isRenewal' | 'unreadable'> & {
  readonly renewedThrough: number | null;
  readonly checkpoint: string;
  readonly hasMore: boolean;
  readonly arrived: number;
};

function nextRecord(record: PullRecord | null, page: PageOutcome): PullRecord {
  const { checkpoint, total, hasMore, arrived, unreadable } = page;
  // Once everything was here, later pages only change it: the count stays what the server says.
  const isComplete = !hasMore || (record?.isComplete ?? false);
  const done = isComplete ? total : Math.min(total, (record?.done ?? 0) + arrived);
  const isRenewal = page.isRenewal && hasMore;
  const renewedThrough = isRenewal ? page.renewedThrough : null;
  return { checkpoint, total, isComplete, done, isRenewal, renewedThrough, unreadable, failedSince: null };
}

/** Stores a page; returns the documents that could not be read. What is stored of those from before stays as it is. */
async function writePage(pull: Pull, documents: readonly unknown[], { pace }: PullTools): Promise<unknown[]> {
  const live = documents.filter((document) => !isTombstone(document));
  const removed = documents.filter(isTombstone).flatMap((document) => documentId(document) ?? []);
  const refused: unknown[] = [];
  for (let start = 0; start < live.length;) {
    const size = pace.batchSize();
    refused.push(...(await pull.write(live.slice(start, start + size), [])));
    start += size;
    if (start < live.length) await pace.breathe();
  }
  if (removed.length > 0) await pull.write([], removed);
  return refused;
}

function isTombstone(document: unknown): boolean {
  return (document as { readonly _deleted?: unknown } | null)?._deleted === true;
}
