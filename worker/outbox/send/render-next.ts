import { callOf } from '../calls/calls.ts';
import type { Entry, FiledReply, RenderedRequest } from '../entry.ts';
import type { Box, Row } from '../store/box.ts';

/** Makes the request of a first attempt; `null` where there is nothing to send, which is an answer too. */
export function renderNext(box: Box, row: Row, followers: readonly Row[], at: number): RenderedRequest | null {
  const { entry } = row;
  const entries: [Entry, ...Entry[]] = [entry, ...followers.map((follower) => follower.entry)];
  const rendering = callOf(entry).render(entries, box.cart(entry));
  if (rendering.kind === 'request') return rendering.request;
  // In their order: the later ones come to nothing too, the first one alone would be sent.
  if (rendering.kind === 'nothing')
    fileReplies(box, rendering.covers, { outcome: 'accepted', status: 200, result: true, at });
  else fileReplies(box, [entry.id], { outcome: 'rejected', status: 400, code: 'CART_ID_MISSING', result: null, at });
  return null;
}

/** Files an outcome beside entries; the mirror gets it in this order, and may not get it all. */
export function fileReplies(box: Box, ids: readonly string[], reply: FiledReply): void {
  const rows = new Map(box.rows.map((row) => [row.entry.id, row]));
  for (const id of ids) {
    const row = rows.get(id);
    if (row) box.file({ ...row, reply });
  }
}
