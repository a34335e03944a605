import { announcements, type Channel } from './announcements.ts';
import type { Clock, Ids, OutboxPorts } from './ports.ts';
import { openOutboxDatabase } from './store/database.ts';
import { keptStore } from './store/kept-store.ts';
import { createMirror, openMirrorCache } from './store/mirror.ts';
import { openOldForm } from './store/old-form.ts';

/** Name of the channel on which realms tell each other that the outbox changed. */
const CHANNEL = 'outbox';
/** On this one they tell each other what became of the session. */
const SESSION_CHANNEL = 'session';

/** The platform's own channel does not hear itself, and who is told of a session may be in the realm that tells. */
function broadcastChannel(name: string): Channel {
  const [mouth, ear] = [new BroadcastChannel(name), new BroadcastChannel(name)];
  return {
    post: (message) => mouth.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent): void => listener(data);
      ear.addEventListener('message', hear);
      return () => ear.removeEventListener('message', hear);
    },
  };
}

/** The clock of this realm; a test build may shift it (reliability row 41). */
function platformClock(): Clock {
  const shift = (): number =>
    import.meta.env.MODE === 'test' ? ((globalThis as { __clockShiftMs?: number }).__clockShiftMs ?? 0) : 0;
  return {
    now: () => Date.now() + shift(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    elapsed: () => performance.now(),
  };
}

const ids: Ids = { next: () => crypto.randomUUID(), random: () => Math.random() };

/** What sending needs, from the browser; the same in worker and service worker but for where the code of tokens is. */
export function platformOutboxPorts(tokens: OutboxPorts['tokens']): OutboxPorts {
  const [database, mirror] = [openOutboxDatabase(), createMirror(openMirrorCache, location.origin)];
  return {
    ...announcements(broadcastChannel(CHANNEL), ids.next()),
    clock: platformClock(),
    ids,
    locks: {
      request: (name, options, work) => navigator.locks.request(name, options, work),
    },
    posts: database,
    store: keptStore(database, mirror, openOldForm()),
    database,
    mirror,
    fetch: (request) => fetch(request),
    tokens,
    recaptchaToken: async () => null,
    sessionChannel: broadcastChannel(SESSION_CHANNEL),
    apiOrigin: location.origin,
  };
}
