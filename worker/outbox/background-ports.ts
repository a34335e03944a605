import { STORAGE_CHECK_MS } from '#config/timings.ts';
import { memoryPosts } from '../memory/memory-posts.ts';
import { memoryStore } from '../memory/memory-store.ts';
import { realmTokens } from '../session/realm-tokens.ts';
import { platformOutboxPorts } from './platform-ports.ts';
import type { OutboxPorts } from './ports.ts';

/** A service worker loads no code later. */
const platformPorts = (): OutboxPorts => platformOutboxPorts(async (ports) => realmTokens(ports));

/**
 * What sending needs, for the service worker, which nobody tells what does not open: without a database it sends what
 * needs none, which is orders (decision 035).
 */
export async function openOutboxPorts(ports: OutboxPorts = platformPorts()): Promise<OutboxPorts> {
  const limit = ports.clock.sleep(STORAGE_CHECK_MS).then(() => false);
  const isOpen = ports.database.pulse('outbox').then(
    () => true,
    () => false,
  );
  if (await Promise.race([isOpen, limit])) return ports;
  return { ...ports, posts: memoryPosts(), store: memoryStore(ports.mirror, 'orders') };
}
