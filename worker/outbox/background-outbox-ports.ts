import { STORAGE_CHECK_MS } from '#config/timings.ts';
import { memoryCache } from '../memory/memory-cache.ts';
import { memoryControl } from '../memory/memory-control.ts';
import { ordersJournal } from '../memory/orders-journal.ts';
import { createJournal } from './journal.ts';
import { platformOutboxPorts } from './platform-outbox-ports.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * What sending needs, for the service worker, which nobody tells what does not open: without a control room it sends what
 * needs none, which is orders (decision 035).
 */
export async function openOutboxPorts(ports: OutboxPorts = platformOutboxPorts()): Promise<OutboxPorts> {
  const limit = ports.clock.sleep(STORAGE_CHECK_MS).then(() => false);
  const isOpen = ports.control.lastSeq().then(
    () => true,
    () => false,
  );
  if (await Promise.race([isOpen, limit])) return ports;
  const cache = memoryCache();
  const own = createJournal(async () => cache, ports.apiOrigin);
  return { ...ports, control: memoryControl(), journal: ordersJournal(ports.journal, own) };
}
