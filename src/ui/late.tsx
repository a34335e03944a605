import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadUntilHere } from './load-until-here.ts';

/** What was loaded once is there at once the next time; by its loader. */
const loaded = new Map<unknown, unknown>();

const IDLE_AT_LAST_MS = 2000;

interface LateProps<P, A> {
  /** Stays the same function; it fetches whatever the part needs, such as its texts. */
  readonly load: (argument: A) => Promise<ComponentType<P>>;
  readonly argument: A;
  readonly props: P;
}

/**
 * A part of the page that nobody sees at first, so its code comes after the first screen.
 */
export function Late<P extends object, A>({ load, argument, props }: LateProps<P, A>) {
  const [Here, setHere] = useState(() => (loaded.get(load) as ComponentType<P> | undefined) ?? null);
  useEffect(() => {
    let isOver = false;
    const get = async (): Promise<void> => {
      const component = await loadUntilHere(
        () => load(argument),
        () => !isOver,
      );
      if (!component) return;
      loaded.set(load, component);
      // In pieces: whoever scrolls or types meanwhile does not wait for what is not seen yet.
      startTransition(() => setHere(() => component));
    };
    const waiting = requestIdleCallback(() => void get(), { timeout: IDLE_AT_LAST_MS });
    return () => {
      isOver = true;
      cancelIdleCallback(waiting);
    };
  }, [load, argument]);
  return Here && <Here {...props} />;
}
