import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addLaterTexts } from './i18n.ts';
import type { LayersProps } from './layers.tsx';

type Layers = ComponentType<LayersProps>;

/** Kept for the next frame: what was loaded once is there at once. */
let loaded: Layers | null = null;

const RETRY_MS = 2000;

/** The layers above the pages; nobody sees them at first, so they and their texts come after the first screen. */
export function LateLayers(props: LayersProps) {
  const { i18n } = useTranslation();
  const [Here, setHere] = useState<Layers | null>(() => loaded);
  useEffect(() => {
    let isOver = false;
    const load = async (): Promise<void> => {
      const [{ Layers }] = await Promise.all([import('./layers.tsx'), addLaterTexts(i18n)]);
      loaded = Layers;
      // In pieces: whoever scrolls or types meanwhile does not wait for what is not seen yet.
      startTransition(() => setHere(() => Layers));
    };
    const tryOn = (): void => {
      // Without a network before the first visit is complete, they come when it is back.
      if (!isOver) load().catch(() => setTimeout(tryOn, RETRY_MS));
    };
    const waiting = requestIdleCallback(tryOn, { timeout: RETRY_MS });
    return () => {
      isOver = true;
      cancelIdleCallback(waiting);
    };
  }, [i18n]);
  return Here && <Here {...props} />;
}
