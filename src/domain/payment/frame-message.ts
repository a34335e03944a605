/**
 * What the provider's frame may tell the shop's window: how the payment stands, never anything that was typed. `changed`: another
 * delivery was chosen there; which one, and what it costs, the shop is asked.
 */
export type FrameMessage =
  | { readonly event: 'ready' | 'trying' | 'changed' | 'paid' | 'over' }
  | { readonly event: 'height'; readonly height: number }
  | { readonly event: 'refused'; readonly reason: string };

const HEIGHT_MAX = 2000;
const REASON = /^[a-z]{1,20}$/;

/**
 * Reads a message of the frame; `null` for everything else that windows send each other, for another order's, and for what
 * does not have the right form. Whom it comes from the window checks (decision 076).
 */
export function frameMessage(data: unknown, orderId: string | null): FrameMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, event, orderId: named, height, reason } = data as Readonly<Record<string, unknown>>;
  if (source !== 'kvitt') return null;
  if (event === 'over') return { event };
  if (orderId === null || named !== orderId) return null;
  if (event === 'ready' || event === 'trying' || event === 'changed' || event === 'paid') return { event };
  if (event === 'height' && typeof height === 'number' && height > 0 && height <= HEIGHT_MAX)
    return { event, height: Math.ceil(height) };
  if (event === 'refused' && typeof reason === 'string' && REASON.test(reason)) return { event, reason };
  return null;
}

/** Refusals after which another try in the frame is of no use: the shop has changed something, or it is over. */
export function isOver(reason: string): boolean {
  return reason !== 'declined';
}
