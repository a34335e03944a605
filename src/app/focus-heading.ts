import { isTypedIn } from '#src/ui/is-typed-in.ts';

/**
 * Gives the focus to the heading of the page once that is painted, so that a screen reader says where the shopper is
 * and the Tab key goes on from there. Who goes back keeps the focus where the page put it (decision 050), and who types
 * already goes on typing.
 */
export function focusHeading({ isBack }: { readonly isBack: boolean }): void {
  // After the frame, because `focus` forces a layout, which the shopper would wait for.
  requestAnimationFrame(() =>
    setTimeout(() => {
      const { activeElement } = document;
      if (isTypedIn(activeElement) || (isBack && activeElement !== document.body)) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }),
  );
}
