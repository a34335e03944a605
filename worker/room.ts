import { BehaviorSubject } from 'rxjs';
import { ROOM_MIN_BYTES, ROOM_SPARE_BYTES } from '#config/caches.ts';
import { QUOTA_CHECK_MS } from '#config/timings.ts';
import type { Catalogue } from './catalogue.ts';
import { logMessage } from './log-message.ts';
import type { WorkerPorts } from './ports.ts';

type GivingWay = Pick<Catalogue, 'dropDetails' | 'dropKeptIndexes'>;
type RoomPorts = Pick<WorkerPorts, 'pictures' | 'freeBytes' | 'hasRoomFor' | 'clock'>;

/**
 * The room that is left on this device. When there is too little, what can be fetched again gives way, class by class:
 * pictures, details of the catalogue, the kept index; never anything of the shopper's (D8, D67, reliability L2).
 */
export class Room {
  /** Whether something had to give way and there is no spare room since; no more is fetched then than has to be. */
  readonly isTight$ = new BehaviorSubject(false);
  private readonly ports: RoomPorts;
  private readonly catalogue: GivingWay;
  private making: Promise<void> | null = null;

  constructor(ports: RoomPorts, catalogue: GivingWay) {
    this.ports = ports;
    this.catalogue = catalogue;
  }

  get isTight(): boolean {
    return this.isTight$.value;
  }

  /** A write found the device full: something gives way now. Calls meanwhile share it. */
  readonly makeRoom = (): Promise<void> => {
    this.making ??= this.giveWay().finally(() => (this.making = null));
    return this.making;
  };

  /** A picture found the device full: no more are fetched, and nothing has to give way for one. */
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
    const { freeBytes, hasRoomFor } = this.ports;
    const free = await freeBytes();
    if (free !== null && free < ROOM_MIN_BYTES) return this.makeRoom();
    // Some browsers tell of room that is not there: what was full is believed to have room only when it takes something.
    const isSpare = this.isTight && (free ?? ROOM_SPARE_BYTES) >= ROOM_SPARE_BYTES;
    if (isSpare && (await hasRoomFor(ROOM_MIN_BYTES))) this.isTight$.next(false);
  }

  private async giveWay(): Promise<void> {
    const { ports, catalogue } = this;
    this.isTight$.next(true);
    logMessage({ code: 'urlCacheQuotaExceeded' }, 'room');
    for (const letGo of [() => ports.pictures.clear(), catalogue.dropDetails, catalogue.dropKeptIndexes]) {
      // What cannot be let go now stays; the next class may.
      await letGo().catch(() => undefined);
      if (await ports.hasRoomFor(ROOM_MIN_BYTES).catch(() => false)) return;
    }
  }
}
