import type { Hono } from 'hono';
import { type PictureColour, pictureColours, type PictureKind, pictureKinds } from '../import/drawn-picture.ts';
import { refusal, toResponse } from '../http/reply.ts';
import { shownAnywhere } from './shown-anywhere.ts';
import { drawFurniture } from '../drawings/draw-furniture.ts';

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  ...shownAnywhere,
};

/** Serves drawn pictures at every width asked for: vectors need no scaling (D100). */
export function drawingRoutes(app: Hono): void {
  app.get('/media/drawn/:file', (context) => {
    const subject = subjectOf(context.req.param('file'));
    if (!subject) return toResponse(refusal(404, 'NOT_FOUND', 'There is no such picture.'));
    return new Response(drawFurniture(subject.kind, subject.colour), { headers });
  });
}

/** Kinds hold hyphens, colours do not. */
function subjectOf(file: string): { readonly kind: PictureKind; readonly colour: PictureColour } | null {
  const parts = /^([a-z0-9-]+)-([a-z]+)\.svg$/.exec(file);
  const kind = pictureKinds.find((candidate) => candidate === parts?.[1]);
  const colour = pictureColours.find((candidate) => candidate === parts?.[2]);
  return kind && colour ? { kind, colour } : null;
}
