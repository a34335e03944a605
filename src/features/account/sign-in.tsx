import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useLayer } from '#src/data/use-layer.ts';
import { closeSignIn, signInPanel } from './account-store.ts';

interface SignInProps {
  /** Fetches the dialog and its texts. */
  readonly load: () => Promise<ComponentType>;
}

/** The sign-in dialog, whose code comes when it is first wanted; most visits never want it. */
export function SignIn({ load }: SignInProps) {
  const { view } = useSnapshot(signInPanel);
  const { Layer, open } = useLayer(load);
  const isWanted = view !== null;
  const begin = useEffectEvent(async () => {
    if (!(await open())) closeSignIn();
  });
  useEffect(() => {
    if (isWanted) void begin();
  }, [isWanted]);
  return Layer && <Layer />;
}
