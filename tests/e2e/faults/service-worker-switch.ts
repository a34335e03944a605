import { type CDPSession, expect } from '@playwright/test';

/** Name under which the outbox asks the browser for a sync. */
const SYNC_TAG = 'workbox-background-sync:outbox';

/** Wakes and stops the shop's service worker, as a browser does when it likes. */
export class ServiceWorkerSwitch {
  private readonly session: CDPSession;
  private readonly origin: string;
  private registrationId: string | null = null;
  private stops = 0;

  private constructor(session: CDPSession, origin: string) {
    this.session = session;
    this.origin = origin;
  }

  static async find(session: CDPSession, origin: string): Promise<ServiceWorkerSwitch> {
    const found = new ServiceWorkerSwitch(session, origin);
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      found.registrationId = own?.registrationId ?? found.registrationId;
    });
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      found.stops += versions.filter(({ runningStatus }) => runningStatus === 'stopped').length;
    });
    await session.send('ServiceWorker.enable');
    await expect.poll(() => found.registrationId, 'the service worker is registered').not.toBeNull();
    return found;
  }

  /** Dispatches the sync event that sends what waits; with `isLastChance` the browser would not repeat it. */
  async sync(isLastChance = false): Promise<void> {
    await this.session.send('ServiceWorker.dispatchSyncEvent', {
      origin: this.origin,
      registrationId: this.registrationId!,
      tag: SYNC_TAG,
      lastChance: isLastChance,
    });
  }

  /** Stops the service worker whatever it is doing; the next event starts it again. */
  async stop(): Promise<void> {
    const before = this.stops;
    await this.session.send('ServiceWorker.startWorker', { scopeURL: `${this.origin}/` });
    await this.session.send('ServiceWorker.stopAllWorkers');
    await expect.poll(() => this.stops, 'the service worker stopped').toBeGreaterThan(before);
  }
}
