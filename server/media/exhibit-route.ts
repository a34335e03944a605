import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { refusal, toResponse } from '../http/reply.ts';

/** Spec 9: cache expiry. What is made anew keeps its address, as photographs do. */
const CACHE_CONTROL = 'public, max-age=2592000';

/** Folders with one file a product, and the ending of its name; nothing in a name leads out of the folder. */
const folders = { turntables: 'webm', models: 'glb' } as const;

/** Serves films of products that turn, and models that a phone puts into a room: whole, or in the parts that players ask for. */
export function exhibitRoutes(app: Hono, demoFolder: string): void {
  const files = serveStatic({ root: demoFolder, rewriteRequestPath: (path) => path.slice('/media'.length) });
  const cached: MiddlewareHandler = async (context, next) => {
    context.header('cache-control', CACHE_CONTROL);
    // Players wind only what they know to come in parts, and they may ask for the whole first.
    context.header('accept-ranges', 'bytes');
    return files(context, next);
  };
  for (const [folder, ending] of Object.entries(folders)) {
    app.get(`/media/${folder}/:file{[A-Z0-9][A-Z0-9-]{0,60}\\.${ending}}`, cached);
    app.get(`/media/${folder}/*`, () => toResponse(refusal(404, 'NOT_FOUND', 'There is no such file.')));
  }
}
