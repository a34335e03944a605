import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopServer, startShop } from '#tests/e2e/support/shop-server.ts';
import { Device } from './device.ts';

/** How many products the measured shop has. */
export const PRODUCTS = 20_000;

/** What all rows share: one shop with its server, and one device that holds the whole catalogue. */
export class Bench {
  readonly say: (text: string) => void;
  private server: Promise<ShopServer> | null = null;
  private demo: Promise<ShopServer> | null = null;
  private filled: Promise<Device> | null = null;
  private readonly folders: string[] = [];
  private readonly devices: Device[] = [];

  constructor(say: (text: string) => void) {
    this.say = say;
  }

  /** The shop, filled and open. */
  shop(): Promise<ShopServer> {
    this.server ??= this.openShop();
    return this.server;
  }

  /** The demo shop with its photographs. */
  demoShop(): Promise<ShopServer> {
    this.demo ??= startShop({ dataDir: this.folder('demo'), catalogue: 'demo', build: 'dist' });
    return this.demo;
  }

  /**
   * A device that has never been to the shop. It reaches the shop at `at`, by default directly and not through a slow
   * line.
   */
  async newDevice(at?: string): Promise<Device> {
    const origin = at ?? (await this.shop()).origin;
    const device = await Device.open(origin, this.folder('device'));
    this.devices.push(device);
    return device;
  }

  /** A device with everything on it from an earlier visit; rows share it and leave it unchanged. */
  filledDevice(): Promise<Device> {
    this.filled ??= this.fillDevice();
    return this.filled;
  }

  async close(): Promise<void> {
    for (const device of this.devices) await device.close();
    for (const server of [this.server, this.demo]) await (await server)?.stop();
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }

  private async fillDevice(): Promise<Device> {
    const device = await this.newDevice();
    this.say('Filling a device ...');
    const tab = await device.openTab('/');
    await tab.everythingOnDevice();
    await tab.close();
    return device;
  }

  private async openShop(): Promise<ShopServer> {
    this.say(`Filling a shop with ${PRODUCTS} products ...`);
    return startShop({ dataDir: this.folder('shop'), catalogue: `synthetic:${PRODUCTS}`, build: 'dist' });
  }

  /** Makes a folder that is removed when the bench ends. */
  folder(what: string): string {
    const folder = mkdtempSync(join(tmpdir(), `stua-bench-${what}-`));
    this.folders.push(folder);
    return folder;
  }
}
