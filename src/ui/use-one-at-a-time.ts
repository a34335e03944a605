import { useRef } from 'react';

/** What a press does, done once at a time: pressing again before it is done adds nothing to it. */
export function useOneAtATime<A extends readonly unknown[]>(
  work: (...args: A) => Promise<unknown>,
): (...args: A) => void {
  const isUnderWay = useRef(false);
  return (...args) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void work(...args).finally(() => (isUnderWay.current = false));
  };
}
