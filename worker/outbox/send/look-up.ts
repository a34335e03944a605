import { SEND_DEADLINE_MS } from '#config/timings.ts';
import type { Entry, FiledReply } from '../entry.ts';
import type { OutboxPorts } from '../ports.ts';

/**
 * Asks whether an order arrived, before it is sent again after an unknown outcome (reliability 2.1: reconcile). `null`:
 * it did not, or nobody could say; sending again is safe either way.
 */
export async function lookUp(ports: OutboxPorts, entry: Entry): Promise<FiledReply | null> {
  const deadline = new AbortController();
  void ports.clock.sleep(SEND_DEADLINE_MS).then(() => deadline.abort());
  try {
    const response = await ports.fetch(
      new Request(`${ports.apiOrigin}/api/sync/order/${encodeURIComponent(entry.id)}?storeCode=${entry.storeCode}`, {
        signal: deadline.signal,
        redirect: 'manual',
        cache: 'no-store',
      }),
    );
    if (!response.ok || !/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) return null;
    const { result } = (await response.json()) as { result: OrderStatus | null };
    if (result?.order_id !== entry.id) return null;
    const { platform_order_id: id } = result;
    if (id === undefined || id === null) return null;
    return {
      outcome: 'accepted',
      status: response.status,
      // What it tells besides its ids it tells as a confirmation does.
      result: { ...result, backendOrderId: id, transferedAt: result.transmited_at },
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
