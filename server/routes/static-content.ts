import type { Hono } from 'hono';
import { storeViewByCode } from '#config/stores.ts';
import { zGetStaticContentPath } from '#schemas/api/generated/zod.gen.ts';
import type { RouteTools } from './route-tools.ts';
import { serve } from '../http/contract-route.ts';
import { bare, refusal } from '../http/reply.ts';
import { documentsById } from '../store/documents.ts';

/** Banners, head pictures and default texts of a store view, each a document under the name of its file (contract). */
export function staticContentRoutes(app: Hono, { database }: RouteTools): void {
  serve(app, 'getStaticContent', { params: zGetStaticContentPath }, async ({ params: { storeCode, file } }) => {
    const store = storeViewByCode(storeCode);
    const [row] = store ? await documentsById(database, store.code, 'static_content', [file]) : [];
    if (!row) return refusal(404, 'NOT_FOUND', 'There is no such file.');
    const { id: _id, ...content } = row.body;
    return bare(content);
  });
}
