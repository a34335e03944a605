/** What a window showed as the state of an order. */
export interface Sighting {
  readonly orderId: string;
  readonly state: string;
  /** Epoch milliseconds by the clock of this machine. */
  readonly at: number;
}

/** What the script below stores in a window. */
export interface WatchedWindow {
  readonly __workers: Worker[];
  /** Where its data worker, and each that replaces it, is to stop dead. */
  __crashAt: string | null;
  __crashedAt: string | null;
  readonly __saw: (sighting: Sighting) => void;
}

/**
 * Runs in every window before the shop does: keeps a reference to the data worker, tells it where to stop dead before the
 * shop calls it, and reports every shown state of an order. Playwright sends it as text, so it must not use anything from outside itself.
 */
export function watchWindow(): void {
  const watched = globalThis as unknown as WatchedWindow & { Worker: typeof Worker };
  const workers: Worker[] = [];
  Object.assign(watched, { __workers: workers, __crashAt: null, __crashedAt: null });
  watched.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.push(this);
      if (watched.__crashAt !== null) this.postMessage({ crashAt: watched.__crashAt });
      this.addEventListener('message', ({ data }: MessageEvent<{ crashedAt?: string } | null>) => {
        if (!data?.crashedAt) return;
        watched.__crashedAt = data.crashedAt;
        watched.__crashAt = null;
      });
    }
  };
  let last = '';
  new MutationObserver(() => {
    const state = document.querySelector<HTMLElement>('[data-testid=order-confirmation]')?.dataset['state'];
    const orderId = new URL(location.href).searchParams.get('order');
    if (!state || !orderId || last === orderId + state) return;
    last = orderId + state;
    watched.__saw({ orderId, state, at: Date.now() });
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
}

/** Runs in every window of a browser that has no background sync, or never starts one (row 13). */
export function neverSync(): void {
  if ('ServiceWorker' in globalThis) ServiceWorker.prototype.postMessage = () => undefined;
}
