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
  try {
    // However long it takes to open: what is sent without it, it does not know to be sent.
    await ports.database.pulse('outbox');
    return ports;
  } catch {
    return { ...ports, posts: memoryPosts(), store: memoryStore(ports.mirror, 'orders') };
  }
}
