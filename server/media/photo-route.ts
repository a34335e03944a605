import type { Context, Hono } from 'hono';
import type { PictureWidth } from '#config/pictures.ts';
import { refusal, toResponse } from '../http/reply.ts';
import { type PhotoShelf, widthOf } from './photo-shelf.ts';

/** Spec 9: cache expiry. A picture that is taken anew keeps its address, so it is not cached for ever. */
const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=2592000' };

/** Whose pictures there are. */
interface Shelves {
  readonly demo: PhotoShelf;
  /** Those of imported catalogues. */
  readonly imported: PhotoShelf;
}

/** Serves photographs in the widths of the specification (spec 9: image widths, D100). */
export function photoRoutes(app: Hono, { demo: shelf, imported }: Shelves): void {
  app.get('/media/own/:file', (context) =>
    answer(context, (width) => imported.ofCatalogue(context.req.param('file'), width)),
  );
  app.get('/media/photos/:sku/:file', (context) => {
    const { sku, file } = context.req.param();
    return answer(context, (width) => shelf.photo(sku, file, width));
  });
  app.get('/media/blog/:file', (context) =>
    answer(context, (width) => shelf.ofArticle(context.req.param('file'), width)),
  );
}

async function answer(
  context: Context,
  find: (width: PictureWidth | null) => Promise<Buffer<ArrayBuffer> | null>,
): Promise<Response> {
  const width = widthOf(context.req.query('w'));
  if (width === 'unknown') return toResponse(refusal(400, 'QUERY_INVALID', 'Pictures do not come in this width.'));
  const photo = await find(width);
  if (!photo) return toResponse(refusal(404, 'NOT_FOUND', 'There is no such picture.'));
  return new Response(photo, { headers });
}
