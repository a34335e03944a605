import { BehaviorSubject } from 'rxjs';
import { ROOM_MIN_BYTES, ROOM_SPARE_BYTES } from '#config/caches.ts';
import { QUOTA_CHECK_MS } from '#config/timings.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { logMessage } from '../log-message.ts';
import type { WorkerPorts } from '../ports.ts';

type GivingWay = Pick<Catalogue, 'dropDetails' | 'dropKeptIndexes'>;
type SpacePorts = Pick<WorkerPorts, 'pictures' | 'freeBytes' | 'hasSpaceFor' | 'clock'>;

/**
 * Watches the room that is left on this device. When there is too little, it deletes what can be fetched again, class
 * by class: pictures, details of the catalogue, the kept indexes; never anything of the shopper's (D8, D67, reliability
 * L2).
 */
export class StorageSpace {
  /**
   * Whether something had to be deleted and there is no spare room since. Meanwhile only what is necessary is fetched.
   */
  readonly isTight$ = new BehaviorSubject(false);
  private readonly ports: SpacePorts;
  private readonly catalogue: GivingWay;
  private making: Promise<void> | null = null;

  constructor(ports: SpacePorts, catalogue: GivingWay) {
    this.ports = ports;
    this.catalogue = catalogue;
  }

  get isTight(): boolean {
    return this.isTight$.value;
  }

  /** Called when a write found the device full; deletes something. Calls meanwhile share the outcome. */
  readonly makeSpace = (): Promise<void> => {
    this.making ??= this.giveWay().finally(() => (this.making = null));
    return this.making;
  };

  /** Called when a picture found the device full: no more pictures are fetched, but nothing is deleted for one. */
  stopFetching(): void {
    this.isTight$.next(true);
  }

  /** Looks every 30 s whether there is still room (spec 9: storage quota check). */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look().catch(() => undefined);
      await this.ports.clock.sleep(QUOTA_CHECK_MS);
    }
  }

  private async look(): Promise<void> {
    const { freeBytes, hasSpaceFor } = this.ports;
    const free = await freeBytes();
    if (free !== null && free < ROOM_MIN_BYTES) return this.makeSpace();
    // Some browsers report room that is not there, so a full device is believed to have room only when a write
    // succeeds.
    const isSpare = this.isTight && (free ?? ROOM_SPARE_BYTES) >= ROOM_SPARE_BYTES;
    if (isSpare && (await hasSpaceFor(ROOM_MIN_BYTES))) this.isTight$.next(false);
  }

  private async giveWay(): Promise<void> {
    const { ports, catalogue } = this;
    this.isTight$.next(true);
    logMessage({ code: 'urlCacheQuotaExceeded' }, 'space');
    for (const letGo of [() => ports.pictures.clear(), catalogue.dropDetails, catalogue.dropKeptIndexes]) {
      // What cannot be deleted now stays; the next class is tried.
      await letGo().catch(() => undefined);
      if (await ports.hasSpaceFor(ROOM_MIN_BYTES).catch(() => false)) return;
    }
  }
}
