import { startTransition, useEffect, useState } from 'react';
import { isFirstScreenShown } from './first-screen.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * The value, once the frame in which it first appeared is on the screen; until then the one before, and at first `null`.
 * What nobody looks at yet must not hold up what was asked for. The first page has everything at once, rendered or not:
 * there is nothing before it.
 */
export function useAfterPaint<T>(value: T): T | null {
  const cameRendered = useIsHydrating();
  const [later, setLater] = useState<T | null>(() => (cameRendered || !isFirstScreenShown() ? value : null));
  useEffect(() => {
    if (later === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The first task after a frame's callbacks comes when it is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLater(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [later, value]);
  return later;
}
