import {
  type ComponentType,
  createElement,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  use,
} from 'react';
import { loadUntilHere } from './load-until-here.ts';

/** How the code of each part comes. */
const parts: (() => Promise<unknown>)[] = [];

let firstScreen: Promise<void> = Promise.resolve();

/** Lets the code of all parts come after a first screen that shows them without it. */
export function partsFollow(shown: Promise<void>): void {
  firstScreen = shown;
}

/**
 * A part of a page that comes rendered with it and whose code follows the first screen; until that is here, what was
 * rendered stands. A window that draws the page itself leaves the part out for that moment, so nothing may stand below it
 * that would be pushed away.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): NamedExoticComponent<P> {
  let here: ComponentType<P> | null = null;
  let coming: Promise<ComponentType<P>> | null = null;
  const come = (): Promise<ComponentType<P>> => {
    coming ??= firstScreen.then(() => loadUntilHere(load, () => true)).then((component) => (here = component!));
    return coming;
  };
  parts.push(come);
  const Part = (props: P): ReactNode => createElement(here ?? use(come()), props);
  const InItsPlace = (props: P): ReactNode => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  // What was rendered is thrown away when its part is drawn anew before the code is here, and a press in it is lost.
  return memo(InItsPlace);
}

/** Waits for the code of all parts of the pages loaded so far: what renders a page to words cannot wait on the way. */
export async function allPartsHere(): Promise<void> {
  await Promise.all(parts.map((come) => come()));
}
