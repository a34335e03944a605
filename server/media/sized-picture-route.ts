import type { Hono } from 'hono';
import { IMAGE_WIDTHS_PX } from '#config/limits.ts';
import { isDrawing, onPaper } from '#config/pictures.ts';
import { refusal, toResponse } from '../http/reply.ts';
import { shownAnywhere } from './shown-anywhere.ts';

const WIDTH_MAX = 2000;
const PICTURE = /^(?:photos|blog|own|drawn)(?:\/[A-Za-z0-9][A-Za-z0-9.-]{0,120}){1,2}$/;

const headers = { 'cache-control': 'public, max-age=2592000', ...shownAnywhere };

/**
 * Pictures as older storefronts ask for them, `/img/310/300/resize/<path of the picture>`: leads to the picture in the next
 * width that is kept, in its own proportions whatever height is named. It is on paper, because their pages are light.
 */
export function sizedPictureRoutes(app: Hono): void {
  app.get('/img/:width{\\d{1,5}}/:height{\\d{1,5}}/:action{resize|fit}/:picture{.+}', (context) => {
    const { width, picture } = context.req.param();
    const asked = Number(width);
    if (asked < 1 || asked > WIDTH_MAX)
      return toResponse(refusal(400, 'QUERY_INVALID', `Pictures are 1 to ${WIDTH_MAX} pixels wide.`));
    if (!PICTURE.test(picture)) return toResponse(refusal(404, 'NOT_FOUND', 'There is no such picture.'));
    const kept = isDrawing(picture) ? undefined : IMAGE_WIDTHS_PX.find((candidate) => candidate >= asked);
    const location = `/media/${onPaper(picture)}${kept === undefined ? '' : `?w=${kept}`}`;
    return new Response(null, { status: 301, headers: { ...headers, location } });
  });
}
