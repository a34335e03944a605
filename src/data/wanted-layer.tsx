import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useLayer } from './use-layer.ts';

interface WantedLayerProps<P> {
  /** Whether the store of the layer says that it is open. The layer itself shows and hides what it holds. */
  readonly isWanted: boolean;
  /** Fetches its code and its texts. */
  readonly load: () => Promise<ComponentType<P>>;
  /** What it is given once it is here. */
  readonly given: P;
  /** It could not be fetched, and why not was said. */
  readonly onMissing: () => void;
}

/** A layer that is opened from anywhere: its code comes when it is first wanted, and most visits never want it. */
export function WantedLayer<P extends object>({ isWanted, load, given, onMissing }: WantedLayerProps<P>) {
  const { Layer, open } = useLayer(load);
  const begin = useEffectEvent(async () => {
    if (!(await open())) onMissing();
  });
  useEffect(() => {
    if (isWanted) void begin();
  }, [isWanted]);
  return Layer && <Layer {...given} />;
}
