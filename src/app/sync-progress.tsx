import { useSnapshot } from 'valtio';
import { queries } from '#src/data/query-ref.ts';
import { shellState } from '#src/data/service-worker.ts';
import { useLive } from '#src/data/use-live.ts';

/**
 * How far the shop is on this device, for whoever asks; people read it in the sync centre. Complete: the network may go,
 * for the catalogue is here and so are the pages that show it.
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
