import { startTransition, useEffect, useState } from 'react';
import { isFirstScreenShown } from './first-screen.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/**
 * Delays a value until the frame in which it first appeared has been painted; until then it is the value before, and at
 * first `null`. So parts that nobody looks at yet do not delay what the shopper asked for. The first page gets every
 * value at once, rendered or not, because no page is shown before it.
 */
export function useAfterPaint<T>(value: T): T | null {
  const cameRendered = useIsHydrating();
  const [later, setLater] = useState<T | null>(() => (cameRendered || !isFirstScreenShown() ? value : null));
  useEffect(() => {
    if (later === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The first task after a frame's callbacks runs when the frame has been painted.
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
