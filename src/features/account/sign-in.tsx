import type { ComponentType } from 'react';
import { useSnapshot } from 'valtio';
import { WantedLayer } from '#src/data/wanted-layer.tsx';
import { closeSignIn, signInPanel } from './account-store.ts';

interface SignInProps {
  /** Fetches the dialog and its texts. */
  readonly load: () => Promise<ComponentType>;
}

/** The sign-in dialog, whose code comes when it is first wanted; most visits never want it. */
export function SignIn({ load }: SignInProps) {
  const { view } = useSnapshot(signInPanel);
  return <WantedLayer isWanted={view !== null} load={load} given={{}} onMissing={closeSignIn} />;
}
