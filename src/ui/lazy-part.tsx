import { type ComponentType, createElement, type ReactNode, Suspense, use } from 'react';
import { loadUntilHere } from './load-until-here.ts';

/** By the source that their code begins with. */
const parts = new Map<string, () => Promise<unknown>>();

let firstScreen: Promise<void> = Promise.resolve();

/** Lets the code of all parts come after a first screen that shows them without it. */
export function partsFollow(shown: Promise<void>): void {
  firstScreen = shown;
}

/**
 * A part of a page that comes rendered with it and whose code follows the first screen; until that is here, what was
 * rendered stands. A window that draws the page itself leaves the part out for that moment, so nothing may stand below it
 * that would be pushed away. `source` is what `load` imports: by it the server sends the looks of the part with the page.
 */
export function lazyPart<P extends object>(
  source: string,
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactNode {
  let here: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const come = (): Promise<ComponentType<P>> => {
    coming ??= firstScreen.then(() => loadUntilHere(load, () => true)).then((component) => (here = component!));
    return coming;
  };
  const others = parts.get(source) ?? come;
  parts.set(source, () => Promise.all([others(), come()]));
  const Part = (props: P): ReactNode => createElement(here ?? use(come()), props);
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * Waits for the code of all parts of the pages loaded so far: what renders a page to words cannot wait on the way. Resolves
 * with their sources.
 */
export async function allPartsHere(): Promise<ReadonlySet<string>> {
  await Promise.all([...parts.values()].map((come) => come()));
  return new Set(parts.keys());
}
