/** An event for web analytics, without personal data. */
export interface MeasuredEvent {
  readonly event:
    | 'page_view'
    | 'view_item_list'
    | 'view_item'
    | 'add_to_cart'
    | 'remove_from_cart'
    | 'begin_checkout'
    | 'purchase';
  readonly [detail: string]: unknown;
}

const QUEUE_MAX = 500;

/**
 * Adds an event to `dataLayer`, where an analytics script may read it. Without such a script the queue keeps only the
 * newest events.
 */
export function measure(event: MeasuredEvent): void {
  const page = globalThis as { dataLayer?: MeasuredEvent[] };
  const queue = (page.dataLayer ??= []);
  if (queue.length >= QUEUE_MAX) queue.splice(0, queue.length - QUEUE_MAX + 1);
  queue.push(event);
}
