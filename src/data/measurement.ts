/** Something that happened and that measurement may read later; no personal data. */
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

/** Queues an event in `dataLayer`; whoever measures reads it from there, and nobody has to. */
export function measure(event: MeasuredEvent): void {
  const page = globalThis as { dataLayer?: MeasuredEvent[] };
  const queue = (page.dataLayer ??= []);
  if (queue.length >= QUEUE_MAX) queue.splice(0, queue.length - QUEUE_MAX + 1);
  queue.push(event);
}
