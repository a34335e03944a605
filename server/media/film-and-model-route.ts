import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusal, toResponse } from '../http/reply.ts';
import { inColour } from './in-colour.ts';

/**
 * Spec 9: cache expiry. A file that is made anew keeps its address, as photographs do, so it is not cached for ever.
 */
const CACHE_CONTROL = 'public, max-age=2592000';

/** Quick Look opens nothing of another type. */
const USDZ_TYPE = 'model/vnd.usdz+zip';

/** Folders with files for each product, and the file endings. */
const folders = { films: 'webm', models: 'glb|usdz', outlines: 'svg' } as const;

/** The route's pattern of a sku allows no name that leads out of the folders. */
const SKU = '[A-Z0-9][A-Z0-9-]{0,60}';

/** Serves films of products that turn, models that a phone puts into a room, and drawings of measures: whole, or in the parts that players ask for. */
export function filmAndModelRoutes(app: Hono, demoFolder: string): void {
  const files = serveStatic({ root: demoFolder, rewriteRequestPath: (path) => path.slice('/media'.length) });
  const cached: MiddlewareHandler = async (context, next) => {
    context.header('cache-control', CACHE_CONTROL);
    // Players seek only in files that announce ranges, and their first request may be for the whole file.
    context.header('accept-ranges', 'bytes');
    const response = await files(context, next);
    // The library does not know the type.
    if (response && context.req.path.endsWith('.usdz')) response.headers.set('content-type', USDZ_TYPE);
    return response;
  };
  app.get(`/media/models/:sku{${SKU}}/:file{[\\w-]{1,64}\\.usdz}`, async (context, next) => {
    const path = join(demoFolder, 'models', `${context.req.param('sku')}.usdz`);
    const file = await readFile(path).catch(() => null);
    if (!file) return next();
    // A shop's own model may come in one colour only: then that is shown.
    const model = inColour(file, context.req.param('file').slice(0, -'.usdz'.length)) ?? new Uint8Array(file);
    return new Response(model, { headers: { 'content-type': USDZ_TYPE, 'cache-control': CACHE_CONTROL } });
  });
  for (const [folder, endings] of Object.entries(folders)) {
    app.get(`/media/${folder}/:file{${SKU}\\.(?:${endings})}`, cached);
    app.get(`/media/${folder}/*`, () => toResponse(refusal(404, 'NOT_FOUND', 'There is no such file.')));
  }
}
