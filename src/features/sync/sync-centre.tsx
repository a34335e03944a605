import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { WantedLayer } from '#src/data/wanted-layer.tsx';
import type { SyncDialogProps } from './sync-dialog.tsx';
import { closeSyncCentre, syncPanel } from './sync-store.ts';

interface SyncCentreProps extends SyncDialogProps {
  /** Fetches the dialog and its texts. */
  readonly load: () => Promise<ComponentType<SyncDialogProps>>;
}

/** The sync centre, whose code comes when it is first wanted (reliability H2). */
export function SyncCentre({ load, onSignIn }: SyncCentreProps) {
  const { isOpen } = useSnapshot(syncPanel);
  return <WantedLayer isWanted={isOpen} load={load} given={{ onSignIn }} onMissing={closeSyncCentre} />;
}
