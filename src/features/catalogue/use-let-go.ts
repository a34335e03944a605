import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onLetGo` when a handle or a field of a group was changed and is let go of. React's `onChange` comes for each pixel and
 * letter; the browser's own `change` comes at the end, but while an arrow key is held down at each of its steps.
 */
export function useLetGo(group: RefObject<HTMLElement | null>, onLetGo: () => void): void {
  const tell = useEffectEvent(onLetGo);
  useEffect(() => {
    const ended = new AbortController();
    const on = (event: string, listener: () => void): void =>
      group.current?.addEventListener(event, listener, { signal: ended.signal });
    let isKeyHeld = false;
    let isChanged = false;
    const tellOnce = (): void => {
      if (isKeyHeld || !isChanged) return;
      isChanged = false;
      tell();
    };
    const letKeyGo = (): void => {
      isKeyHeld = false;
      tellOnce();
    };
    on('keydown', () => (isKeyHeld = true));
    on('keyup', letKeyGo);
    on('focusout', letKeyGo);
    on('change', () => {
      isChanged = true;
      tellOnce();
    });
    return () => ended.abort();
  }, [group]);
}
