import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { refusal, toResponse } from '../http/reply.ts';

/**
 * Spec 9: cache expiry. A file that is made anew keeps its address, as photographs do, so it is not cached for ever.
 */
const CACHE_CONTROL = 'public, max-age=2592000';

/**
 * Folders with one file for each product, and the file ending. The route's pattern allows no name that leads out of
 * them.
 */
const folders = { films: 'webm', models: 'glb' } as const;

/** Serves films of products that turn, and models that a phone puts into a room: whole, or in the parts that players ask for. */
export function filmAndModelRoutes(app: Hono, demoFolder: string): void {
  const files = serveStatic({ root: demoFolder, rewriteRequestPath: (path) => path.slice('/media'.length) });
  const cached: MiddlewareHandler = async (context, next) => {
    context.header('cache-control', CACHE_CONTROL);
    // Players seek only in files that announce ranges, and their first request may be for the whole file.
    context.header('accept-ranges', 'bytes');
    return files(context, next);
  };
  for (const [folder, ending] of Object.entries(folders)) {
    app.get(`/media/${folder}/:file{[A-Z0-9][A-Z0-9-]{0,60}\\.${ending}}`, cached);
    app.get(`/media/${folder}/*`, () => toResponse(refusal(404, 'NOT_FOUND', 'There is no such file.')));
  }
}
