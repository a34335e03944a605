import * as z from 'zod/mini';
import { SEND_DEADLINE_MS } from '#config/timings.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { IndexStore, PullRecord } from '../catalogue-index/index-store.ts';
import type { HttpFailure } from '../http/failure.ts';
import type { Answered, ShopApi } from '../http/shop-api.ts';
import { noteWork } from '../timing.ts';
import type { Pace } from './pace.ts';

/** A page of changes before its documents are looked at: one bad document must not stop the others. */
const zPage = z.object({
  documents: z.array(z.looseObject({ id: z.union([z.string(), z.int()]), _deleted: z.boolean() })),
  checkpoint: z.string().check(z.minLength(1)),
  hasMore: z.boolean(),
  total: z.int().check(z.gte(0)),
});

/** One pull: a collection of the backend, in one form, into one place on the device. */
export interface Pull {
  readonly name: string;
  readonly collection: string;
  readonly fields?: 'list' | 'all';
  /** Stores documents and removes ids; returns how many documents were refused for their shape. */
  write(documents: readonly unknown[], removedIds: readonly string[]): Promise<number>;
  /** Ids that are stored now; asked only after the backend declared a checkpoint void. */
  storedIds(): Promise<readonly string[]>;
}

export interface PullTools {
  readonly api: ShopApi;
  readonly store: IndexStore;
  readonly pace: Pace;
  readonly isStopped: () => boolean;
}

const PAGE_LIMIT = 500;
const GONE_STATUS = 410;

/**
 * Pulls everything new of a collection. A page is written first and its checkpoint after it: a crash repeats a page and
 * never skips one. Returns how many documents were refused.
 */
export async function pullAll(pull: Pull, tools: PullTools): Promise<Result<number, HttpFailure>> {
  let record = (await tools.store.checkpoints()).get(pull.name) ?? null;
  // Set while everything is pulled again beside what is stored: what does not come again is gone.
  let leftOver = null as Set<string> | null;
  const renew = async (): Promise<void> => {
    leftOver = new Set(await pull.storedIds());
    record = null;
  };
  if (record?.isRenewal) await renew();
  let refused = 0;
  let asked = askPage(pull, tools, record?.checkpoint);
  while (!tools.isStopped()) {
    const waitedFrom = performance.now();
    const page = await asked;
    if (!page.ok) {
      if (page.error.kind !== 'refused' || page.error.status !== GONE_STATUS || record === null) return page;
      await renew();
      asked = askPage(pull, tools);
      continue;
    }
    const { documents, checkpoint, hasMore, total } = page.value.value;
    noteWork('pull network', waitedFrom, documents.length);
    // The next page is on its way while this one is stored.
    if (hasMore) asked = askPage(pull, tools, checkpoint);
    refused += await writePage(pull, documents, tools);
    for (const { id } of documents) leftOver?.delete(String(id));
    if (!hasMore && leftOver) await pull.write([], [...leftOver]);
    record = nextRecord(record, {
      checkpoint,
      total,
      hasMore,
      arrived: documents.length,
      isRenewal: leftOver !== null,
    });
    const keptAt = performance.now();
    await tools.store.setCheckpoint(pull.name, record);
    noteWork('pull checkpoint', keptAt);
    if (!hasMore) return ok(refused);
    await tools.pace.breathe();
  }
  return fail({ kind: 'offline' });
}

function askPage(
  { collection, fields }: Pull,
  { api }: PullTools,
  checkpoint?: string,
): Promise<Result<Answered<z.infer<typeof zPage>>, HttpFailure>> {
  return api.call({
    path: `/api/sync/${collection}`,
    query: { limit: PAGE_LIMIT, fields, checkpoint },
    shape: zPage,
    deadlineMs: SEND_DEADLINE_MS,
  });
}

function nextRecord(
  record: PullRecord | null,
  page: { checkpoint: string; total: number; hasMore: boolean; arrived: number; isRenewal: boolean },
): PullRecord {
  const { checkpoint, total, hasMore, arrived } = page;
  // Once everything was here, later pages only change it: the count stays what the server says.
  const isComplete = !hasMore || (record?.isComplete ?? false);
  const done = isComplete ? total : Math.min(total, (record?.done ?? 0) + arrived);
  return { checkpoint, total, isComplete, done, isRenewal: page.isRenewal && hasMore };
}

async function writePage(
  pull: Pull,
  documents: readonly { readonly id: string | number; readonly _deleted: boolean }[],
  { pace }: PullTools,
): Promise<number> {
  const live = documents.filter((document) => !document._deleted);
  const removed = documents.filter((document) => document._deleted).map(({ id }) => String(id));
  let refused = 0;
  for (let start = 0; start < live.length;) {
    const size = pace.batchSize();
    refused += await pull.write(live.slice(start, start + size), []);
    start += size;
    if (start < live.length) await pace.breathe();
  }
  if (removed.length > 0) await pull.write([], removed);
  return refused;
}
