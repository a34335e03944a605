import type { FaultProxy } from '../../support/fault-proxy.ts';
import type { Device } from './device.ts';

interface Kept {
  readonly device: Device;
  readonly proxy: FaultProxy;
}

/**
 * Keeps a device from one test to the next. It has no open window, an empty cart and nothing to send, but it still has
 * its orders.
 */
export class DeviceShelf {
  private kept: Kept | null = null;

  /** The proxy through which the kept device reaches the shop. */
  get proxy(): FaultProxy | null {
    return this.kept?.proxy ?? null;
  }

  /** The kept device, if it is the one behind this proxy. */
  take(proxy: FaultProxy): Device | null {
    if (this.kept?.proxy !== proxy) return null;
    const { device } = this.kept;
    this.kept = null;
    return device;
  }

  /**
   * Keeps a device for the next test, unless this test left it in a state that the next one must not find. Returns
   * whether it was kept.
   */
  async put(device: Device, proxy: FaultProxy): Promise<boolean> {
    if (this.kept || !device.isRunning || !device.isOnTime) return false;
    try {
      proxy.heal();
      const [tab] = device.tabs;
      if (!tab) return false;
      await tab.comeToRest();
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
