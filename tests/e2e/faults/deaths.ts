import type { Device } from './device.ts';
import type { Tab } from './tab.ts';

/** Ways to lose a window while it works; each answers with the window that comes after, at the same address or at `path`. */
export const deaths = {
  'the page is reloaded': async (_device: Device, tab: Tab, path?: string) => {
    await (path === undefined ? tab.page.reload() : tab.open(path));
    return tab;
  },
  'the tab crashes': async (device: Device, tab: Tab, path?: string) => {
    await tab.crash();
    return device.openTab(path);
  },
  'the browser is killed': async (device: Device, _tab: Tab, path?: string) => {
    await device.kill();
    await device.launch();
    return device.openTab(path);
  },
};

export type Death = keyof typeof deaths;
