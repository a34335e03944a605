import type { Hono } from 'hono';
import { netPriceGroups } from '#config/settings.ts';
import type { GroupPrices } from '#schemas/api/generated/types.gen.ts';
import { zGetGroupPricesQuery } from '#schemas/api/generated/zod.gen.ts';
import { customerOf, isReply } from '../account/caller.ts';
import { serve } from '../http/contract-route.ts';
import { refusal, type Reply, success } from '../http/reply.ts';
import { type CheckpointOrigin, readCheckpoint, writeCheckpoint } from '../store/checkpoint.ts';
import type { Queries } from '../store/database.ts';
import { newestChanges } from '../store/documents.ts';
import { groupPricesAfter } from '../store/group-prices.ts';
import { databaseId } from '../store/meta.ts';
import type { RouteTools } from './route-tools.ts';

/** What the group of a customer pays, for their devices (contract: getGroupPrices, D84). */
export function groupPriceRoutes(app: Hono, { database, toldAgain }: RouteTools): void {
  serve(app, 'getGroupPrices', { query: zGetGroupPricesQuery }, async (call) => {
    const customer = await customerOf(database, call);
    if (isReply(customer)) return customer;
    const { checkpoint, limit } = call.query;
    const question = { storeCode: call.store.code, group: customer.groupId, checkpoint, limit };
    // The same for all of a group, whose devices ask in the same seconds.
    return toldAgain.get(`group prices ${JSON.stringify(question)}`, () => pageOf(database, question));
  });
}

interface PageQuestion {
  readonly storeCode: string;
  readonly group: number;
  readonly checkpoint: string | undefined;
  readonly limit: number;
}

async function pageOf(database: Queries, { storeCode, group, checkpoint, limit }: PageQuestion): Promise<Reply> {
  const origin: CheckpointOrigin = {
    database: await databaseId(database),
    storeCode,
    collection: 'products',
    fields: `group ${group}`,
  };
  const newest = await newestChanges(database, [storeCode]);
  const upTo = newest.find(({ collection }) => collection === 'products')?.changeNumber ?? 0;
  const after = checkpoint === undefined ? 0 : readCheckpoint(checkpoint, origin);
  if (after === 'invalid') return refusal(400, 'CHECKPOINT_INVALID', 'This checkpoint belongs to another list.');
  if (after === 'gone' || after > upTo) {
    return refusal(410, 'CHECKPOINT_GONE', 'The checkpoint is of another database. Start again without one.');
  }
  const rows = await groupPricesAfter(database, { storeCode, group, after, upTo, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  const result: GroupPrices = {
    group_id: group,
    price_display: netPriceGroups.has(group) ? 'excluding_tax' : 'including_tax',
    items: page.flatMap(({ item }) => (item.sku === '' ? [] : [item])),
    checkpoint: writeCheckpoint(origin, hasMore ? page.at(-1)!.changeNumber : upTo),
    hasMore,
  };
  return success(result);
}
