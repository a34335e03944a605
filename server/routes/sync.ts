import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import { type StoreView, storeViews } from '#config/stores.ts';
import { zGetSyncHeadsQuery, zReplicatePath, zReplicateQuery } from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { bare, refusal, type Reply } from '../http/reply.ts';
import { readCheckpoint, writeCheckpoint } from '../store/checkpoint.ts';
import { collections } from '../store/collections.ts';
import { documentsAfter, newestChanges } from '../store/documents.ts';
import { totalOf } from '../store/list-totals.ts';
import { databaseId } from '../store/meta.ts';
import type { Queries } from '../store/database.ts';
import { readSyncHeads } from '../store/sync-heads.ts';
import { listDocument, syncDocument } from '../store/wire-document.ts';

const LIMIT_DEFAULT = 200;
const LIMIT_MAX = 1000;
/** Proxies may keep a page that more follows: what changed since comes with a later one (contract: replicate). */
const FULL_PAGE = { 'cache-control': 'public, max-age=0, s-maxage=60' };

/** Pull replication by checkpoint, with tombstones, and what it has come to (contract: replicate, getSyncHeads). */
export function syncRoutes(app: Hono, { database, toldAgain }: RouteTools): void {
  serve(app, 'getSyncHeads', { query: zGetSyncHeadsQuery }, async ({ store }) => {
    // Read for all store views together: every open device asks every few seconds.
    const heads = await toldAgain.get('heads', () => readSyncHeads(database));
    return bare(heads.get(store.code));
  });

  // Devices that had everything ask for the same changes in the same seconds.
  serve(app, 'replicate', { params: zReplicatePath, query: zReplicateQuery }, ({ store, params, query }) =>
    toldAgain.get(JSON.stringify([store.code, params, query]), async () => {
      const reply = await pageOf(database, { store, collection: params.collection, query });
      return { ...reply, body: JSON.stringify(reply.body) };
    }),
  );
}

interface PageQuestion {
  readonly store: StoreView;
  readonly collection: string;
  readonly query: z.infer<typeof zReplicateQuery>;
}

async function pageOf(database: Queries, { store, collection: named, query }: PageQuestion): Promise<Reply> {
  const collection = collections.find((name) => name === named);
  if (!collection) return refusal(404, 'NOT_FOUND', 'This collection is not replicated here.');
  const limit = query.limit ?? LIMIT_DEFAULT;
  if (limit > LIMIT_MAX) return refusal(400, 'VALIDATION', `At most ${LIMIT_MAX} documents come at once.`);

  const origin = {
    database: await databaseId(database),
    storeCode: store.code,
    collection,
    fields: query.fields ?? 'all',
  };
  const checkpoint = query.checkpoint === undefined ? null : readCheckpoint(query.checkpoint, origin);
  if (checkpoint === 'invalid') return refusal(400, 'CHECKPOINT_INVALID', 'This checkpoint belongs to another list.');
  const changes = await newestChanges(
    database,
    storeViews.map(({ code }) => code),
  );
  const last = Math.max(0, ...changes.map(({ changeNumber }) => changeNumber));
  // Numbers beyond ours mean that an older copy of the database was restored, and its operator has not said so.
  if (checkpoint === 'gone' || (checkpoint ?? 0) > last) {
    return refusal(410, 'CHECKPOINT_GONE', 'The checkpoint is of another database. Start again without one.');
  }

  const rows = await documentsAfter(database, {
    storeCode: store.code,
    collection,
    after: checkpoint ?? 0,
    limit: limit + 1,
    withTombstones: checkpoint !== null,
  });
  const page = rows.slice(0, limit);
  const documents = page.map(syncDocument);
  const hasMore = rows.length > limit;
  return bare(
    {
      collection,
      total: await totalOf(database, store.code, collection),
      documents: origin.fields === 'list' && collection === 'products' ? documents.map(listDocument) : documents,
      checkpoint: writeCheckpoint(origin, page.at(-1)?.changeNumber ?? checkpoint ?? 0),
      hasMore,
    },
    hasMore ? FULL_PAGE : {},
  );
}
