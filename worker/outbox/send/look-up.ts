import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { Entry, FiledReply } from '../entry.ts';
import type { OutboxPorts } from '../ports.ts';

/** An order as the shop placed it, or that it has none of this id. */
export type SaidOfOrder = Extract<FiledReply, { outcome: 'accepted' }> | 'missing';

/**
 * Asks whether an order arrived, before it is sent again after an unknown outcome (reliability 2.1: reconcile). `null`:
 * it did not, or nobody could say; sending again is safe either way.
 */
export async function lookUp(ports: OutboxPorts, entry: Entry): Promise<FiledReply | null> {
  const said = await askForOrder(ports, entry);
  return said === 'missing' ? null : said;
}

/** What the shop says of an order; `null`: nobody could say. */
export async function askForOrder(
  ports: OutboxPorts,
  { id, storeCode }: Pick<Entry, 'id' | 'storeCode'>,
): Promise<SaidOfOrder | null> {
  const deadline = new AbortController();
  void ports.clock.sleep(SEND_DEADLINE_MS).then(() => deadline.abort());
  try {
    const response = await ports.fetch(
      new Request(`${ports.apiOrigin}/api/sync/order/${encodeURIComponent(id)}?storeCode=${storeCode}`, {
        signal: deadline.signal,
        redirect: 'manual',
        cache: 'no-store',
      }),
    );
    if (!response.ok || !/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) return null;
    const { code, result } = (await response.json()) as { code?: unknown; result?: OrderStatus | null };
    // The contract says so of an order that never arrived, and nothing else does.
    if (code === response.status && result === null) return 'missing';
    if (result?.order_id !== id) return null;
    const { platform_order_id: number } = result;
    if (number === undefined || number === null) return null;
    return {
      outcome: 'accepted',
      status: response.status,
      // What it tells besides its ids it tells as a confirmation does.
      result: { ...result, backendOrderId: number, transferedAt: result.transmited_at },
      at: ports.clock.now(),
    };
  } catch {
    return null;
  }
}

interface OrderStatus {
  readonly order_id?: string;
  readonly platform_order_id?: string | number | null;
  readonly transmited_at?: string | null;
}
