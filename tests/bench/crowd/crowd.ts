import { setTimeout as pause } from 'node:timers/promises';
import { HEADS_INTERVAL_MS } from '#config/timings.ts';
import { CrowdDevice, type Traffic } from './crowd-device.ts';

/** What all devices of a crowd asked for together. */
export interface CrowdTraffic extends Traffic {
  readonly latenciesMs: readonly number[];
}

/** Devices that are looked at, each with its question every three seconds, at moments of their own. */
export class Crowd {
  private readonly devices: readonly CrowdDevice[];
  private readonly running: Promise<unknown>;
  private readonly listeners = new Set<(price: number) => void>();
  private isOver = false;

  private constructor(devices: readonly CrowdDevice[]) {
    this.devices = devices;
    this.running = Promise.all(devices.map((device, index) => this.live(device, index)));
  }

  /** Resolves when every device has asked once. */
  static async gather(origin: string, size: number): Promise<Crowd> {
    const devices = Array.from({ length: size }, () => new CrowdDevice(origin));
    for (let first = 0; first < size; first += 50)
      await Promise.all(devices.slice(first, first + 50).map((device) => device.look()));
    return new Crowd(devices);
  }

  get size(): number {
    return this.devices.length;
  }

  /** What is asked for from now on, until somebody wants to know. */
  async during(work: () => Promise<unknown>): Promise<CrowdTraffic> {
    for (const device of this.devices) device.forget();
    await work();
    const parts = this.devices.map(({ traffic, latenciesMs }) => ({ ...traffic, latenciesMs: [...latenciesMs] }));
    const total = (of: keyof Traffic): number => parts.reduce((sum, part) => sum + part[of], 0);
    return {
      requests: total('requests'),
      notChanged: total('notChanged'),
      bytesUp: total('bytesUp'),
      bytesDown: total('bytesDown'),
      latenciesMs: parts.flatMap(({ latenciesMs }) => latenciesMs),
    };
  }

  /** After which time each device had a price, counted from now on. */
  async seen(price: number, change: () => Promise<unknown>): Promise<readonly number[]> {
    const times: number[] = [];
    const changedAt = performance.now();
    const all = new Promise<void>((resolve) => {
      this.listeners.add((came) => {
        if (came === price && times.push(performance.now() - changedAt) === this.size) resolve();
      });
    });
    await change();
    await all;
    this.listeners.clear();
    return times;
  }

  async disperse(): Promise<void> {
    this.isOver = true;
    await this.running;
    for (const device of this.devices) device.close();
  }

  private async live(device: CrowdDevice, index: number): Promise<void> {
    await pause((HEADS_INTERVAL_MS * index) / this.size);
    while (!this.isOver) {
      for (const price of (await device.look()).values()) for (const listener of this.listeners) listener(price);
      await pause(HEADS_INTERVAL_MS);
    }
  }
}
