import type { WorkerClient } from './worker-client.ts';

const ACTIVITY_PAUSE_MS = 2000;

/** Tells the worker what only a window can see: visibility, network events, metered connections. */
export function passHints(client: WorkerClient): void {
  const visibility = (): void => client.hint(document.hidden ? 'hidden' : 'visible');
  const metering = (): void => {
    client.hint(isMetered() ? 'metered' : 'unmetered');
  };
  document.addEventListener('visibilitychange', visibility);
  // Whoever does something here wants to know how things are now; the worker looks only while the shop is out of reach.
  for (const act of ['pointerdown', 'keydown'] as const)
    addEventListener(
      act,
      atMostEach(ACTIVITY_PAUSE_MS, () => client.hint('active')),
    );
  addEventListener('online', () => client.hint('online'));
  addEventListener('offline', () => client.hint('offline'));
  // A page that comes back out of the back/forward cache has slept: look again before anything is touched.
  addEventListener('pageshow', (event) => event.persisted && client.hint('visible'));
  networkInformation()?.addEventListener('change', metering);
  client.onReplaced = () => {
    // A worker takes its window for one that is looked at.
    if (document.hidden) visibility();
    metering();
  };
  client.onReplaced();
}

/** Whether the shopper pays for every byte, as far as the browser says. */
export function isMetered(): boolean {
  const known = networkInformation();
  return known?.saveData === true || known?.type === 'cellular';
}

interface NetworkInformation extends EventTarget {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** What the browser tells about the line, where it does. */
function networkInformation(): NetworkInformation | undefined {
  return (navigator as { connection?: NetworkInformation }).connection;
}

function atMostEach(pauseMs: number, act: () => void): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < pauseMs) return;
    last = now;
    act();
  };
}
