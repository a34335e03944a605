import { proxy } from 'valtio';
import type { WorkerHealth } from '#src/data/worker-client.ts';

/** The state of the sync centre, which is never stored. */
export const syncPanel = proxy<{ isOpen: boolean; health: WorkerHealth }>({ isOpen: false, health: 'well' });

export function openSyncCentre(): void {
  syncPanel.isOpen = true;
}

export function closeSyncCentre(): void {
  syncPanel.isOpen = false;
}
