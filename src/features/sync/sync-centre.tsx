import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { WantedLayer } from '#src/data/wanted-layer.tsx';
import { closeSyncCentre, syncPanel } from './sync-store.ts';

interface SyncCentreProps {
  /** Fetches the dialog and its texts. */
  readonly load: () => Promise<ComponentType>;
}

/** The sync centre, whose code comes when it is first wanted (reliability H2). */
export function SyncCentre({ load }: SyncCentreProps) {
  const { isOpen } = useSnapshot(syncPanel);
  return <WantedLayer isWanted={isOpen} load={load} onMissing={closeSyncCentre} />;
}
