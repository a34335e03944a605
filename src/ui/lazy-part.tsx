import {
  type ComponentType,
  createElement,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { loadUntilHere } from './load-until-here.ts';

/** The functions that load the code of each part. */
const parts: (() => Promise<unknown>)[] = [];

let firstScreen: Promise<void> = Promise.resolve();

/** Delays the code of all parts until the first screen has been shown without it. */
export function partsFollow(shown: Promise<void>): void {
  firstScreen = shown;
}

/**
 * A part of a page that the server renders and whose code loads after the first screen; until then the rendered HTML
 * stays. A window that draws the page itself leaves the part out until the code has loaded, so nothing that could be
 * pushed away may stand below it.
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
  const InItsPlace = (props: P): ReactNode => {
    const [drawn, setDrawn] = useState(props);
    const shown = here ? props : drawn;
    useEffect(() => {
      if (shown !== props) void come().then(() => setDrawn(props));
    });
    return useMemo(
      () => (
        <Suspense fallback={null}>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  };
  // Drawing the part again before its code has loaded would discard the rendered HTML: what stands below it would jump,
  // and a press in it would be lost. So equal properties draw nothing, and changed ones wait for the code.
  return memo(InItsPlace);
}

/**
 * Waits for the code of all parts of the pages loaded so far, because rendering to a string cannot wait for code. Calls
 * `onPart` and waits for it when the code of one has come.
 */
export async function allPartsHere(onPart?: () => Promise<void>): Promise<void> {
  await Promise.all(parts.map((come) => come().then(onPart)));
}
