import { callOf } from '../calls/calls.ts';
import { loseCart, loseRefusedCart } from '../calls/cart-record.ts';
import type { FiledReply, RenderedRequest } from '../entry.ts';
import type { OutboxPorts } from '../ports.ts';
import type { AttemptRecord, Box, Row } from '../store/box.ts';
import { backoffMs } from './backoff.ts';
import type { Verdict } from './classify.ts';
import { fileReplies } from './render-next.ts';

interface SentRow {
  readonly row: Row;
  readonly request: RenderedRequest;
}

/** Takes what an attempt came to into the outbox. */
export function takeVerdict(
  ports: Pick<OutboxPorts, 'clock' | 'ids'>,
  box: Box,
  { row: { entry }, request }: SentRow,
  verdict: Verdict,
): void {
  const row = box.rowOf((each) => each.seq === entry.seq);
  // An order that was sealed meanwhile took the change with it, or another sender was faster.
  if (!row || row.reply !== null) return;
  if (verdict.kind === 'final') settle(box, { row, request }, verdict.reply);
  else if (verdict.kind === 'cartGone') loseCart(box, entry, request.cartId);
  else if (verdict.reason !== 'cartMissing' || !loseRefusedCart(box, entry, request.cartId, ports.clock.now())) {
    const attempt = attemptAfter(ports, row, verdict);
    // What the shop did nothing about, for want of a check, is as if it had never been sent: it can be given up. Had an earlier
    // attempt had its effect, the shop would have answered with that.
    if (attempt.reason === 'recaptcha') box.file({ ...row, request: null, attempt });
    else box.note(row, attempt);
  }
}

/** What follows from the answer for later requests, and the answer itself. */
function settle(box: Box, { row: { entry }, request }: SentRow, reply: FiledReply): void {
  const cart = box.cart(entry);
  const after = cart && callOf(entry).cartAfter(cart, { entry, request }, reply);
  if (after !== cart) box.setCart(entry, after);
  // The one whose request it was comes last: without its answer it is sent again, and that reaches the others too.
  fileReplies(box, request.covers.toReversed(), reply);
}

function attemptAfter(
  { clock, ids }: Pick<OutboxPorts, 'clock' | 'ids'>,
  { attempt }: Row,
  verdict: Extract<Verdict, { kind: 'retry' }>,
): AttemptRecord {
  const attempts = (attempt?.attempts ?? 0) + 1;
  const at = clock.now();
  return {
    attempts,
    answered: (attempt?.answered ?? 0) + (verdict.isAnswered ? 1 : 0),
    at,
    nextAt: at + backoffMs(attempts, verdict.retryAfterMs, ids.random()),
    reason: verdict.reason,
    isAskedToWait: verdict.retryAfterMs !== null,
    isOutcomeUnknown: verdict.isOutcomeUnknown || (attempt?.isOutcomeUnknown ?? false),
  };
}
