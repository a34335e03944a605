import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { Device } from './device.ts';

interface Kept {
  readonly device: Device;
  readonly proxy: FaultProxy;
}

/** Keeps a device from one test to the next: no window open, the cart empty, nothing waiting, and its orders behind it. */
export class DeviceShelf {
  private kept: Kept | null = null;

  /** What the device on the shelf goes through to reach the shop. */
  get proxy(): FaultProxy | null {
    return this.kept?.proxy ?? null;
  }

  /** The device behind this proxy, if it is here. */
  take(proxy: FaultProxy): Device | null {
    if (this.kept?.proxy !== proxy) return null;
    const { device } = this.kept;
    this.kept = null;
    return device;
  }

  /** Takes a device in, unless the test left it in a state that the next one had better not find. */
  async put(device: Device, proxy: FaultProxy): Promise<boolean> {
    if (this.kept || !device.isRunning || !device.isOnTime) return false;
    try {
      proxy.heal();
      const [tab] = device.tabs;
      if (!(await tab?.isAtRest())) return false;
      await device.closeTabs();
    } catch {
      return false;
    }
    device.sightings.length = 0;
    proxy.log.length = 0;
    this.kept = { device, proxy };
    return true;
  }

  async clear(): Promise<void> {
    const { kept } = this;
    this.kept = null;
    await kept?.device.remove();
    await kept?.proxy.close();
  }
}
