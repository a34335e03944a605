import { useSnapshot } from 'valtio';
import { queries } from '#src/data/query-ref.ts';
import { shellState } from '#src/data/service-worker.ts';
import { useLive } from '#src/data/use-live.ts';

/**
 * Tells tests and tools how far the shop is on this device; shoppers read it in the sync centre. `complete` means that
 * the shop works without a network: the catalogue and the pages that show it are on the device.
 */
export function SyncProgress() {
  const { value } = useLive(queries.sync.progress());
  const { isKept } = useSnapshot(shellState);
  const state = value?.state ?? 'running';
  return (
    <span
      hidden
      data-testid="sync-progress"
      data-done={value?.done ?? 0}
      data-total={value?.total ?? 0}
      data-state={state === 'complete' && !isKept ? 'running' : state}
    />
  );
}
