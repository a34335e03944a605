import { moveFocus } from './move-focus.ts';

/** What takes the focus by itself. */
const OPERATED = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Parts that a screen reader can be led back to. */
const PARTS = 'li, fieldset, form, section, article, dialog, [role=group]';

/** What was operated last, and on which page. */
let held: HTMLElement | null = null;
let page = '';

/**
 * Keeps the place of whoever uses the keyboard or a screen reader when what they operate goes (decision 120): they go on at what comes
 * instead, else at the one of its kind in the next item of the list, else at the part that it stood in. Parts that know better where to
 * go on, and pages that follow, move the focus themselves.
 */
export function keepPlace(): void {
  hold(document.activeElement);
  addEventListener('focusin', ({ target }) => hold(target));
  // Touch, and a mouse in Safari, operate a button without giving it the focus.
  addEventListener('click', ({ target }) => hold(target instanceof Element ? target.closest(OPERATED) : null), true);
  new MutationObserver(follow).observe(document.body, {
    attributeFilter: ['disabled'],
    childList: true,
    subtree: true,
  });
}

function hold(target: EventTarget | null): void {
  held = target instanceof HTMLElement && target !== document.body ? target : null;
  page = location.pathname;
}

function follow(records: readonly MutationRecord[]): void {
  if (!held || page !== location.pathname) return;
  if (held.isConnected) {
    // What was moved, or could not be pressed for a while, lost the focus too.
    if (records.some(({ target, removedNodes }) => target === held || contains(removedNodes, held!)))
      moveFocus(null, held);
    return;
  }
  const gone = records.find(({ target, removedNodes }) => target.isConnected && contains(removedNodes, held!));
  const removed = gone && [...gone.removedNodes].find((node) => node.contains(held));
  // Of a page that goes, the next one takes the focus.
  if (!(removed instanceof Element) || removed.querySelector('h1')) return;
  const place = likesIn(removed).indexOf(held);
  const to = insteadOf(gone!, records, place) ?? besides(gone!, removed, place) ?? partOf(gone!.target);
  if (!to) return;
  const isOperated = to.matches(OPERATED);
  if (!isOperated) to.tabIndex = -1;
  // A part may be larger than the screen; it stays where it is read.
  moveFocus(null, to, { preventScroll: !isOperated });
}

const contains = (nodes: NodeList, element: Element): boolean => [...nodes].some((node) => node.contains(element));

/** What was put where something was taken away: its like there, a heading, or all of it. */
function insteadOf(gone: MutationRecord, records: readonly MutationRecord[], place: number): HTMLElement | undefined {
  const comes = records.find(
    ({ target, addedNodes, previousSibling, nextSibling }) =>
      target === gone.target &&
      addedNodes[0] instanceof HTMLElement &&
      addedNodes[0].isConnected &&
      (previousSibling === gone.previousSibling || nextSibling === gone.nextSibling),
  );
  const part = comes?.addedNodes[0] as HTMLElement | undefined;
  return part && (likesIn(part)[place] ?? part.querySelector<HTMLElement>('[tabindex="-1"], h2, h3') ?? part);
}

/** The same button of the next item, or of the one before. */
function besides(
  { previousSibling, nextSibling }: MutationRecord,
  removed: Element,
  place: number,
): HTMLElement | undefined {
  for (const item of [nextSibling, previousSibling])
    if (item instanceof Element && item.localName === removed.localName && removed !== held) {
      const like = likesIn(item)[place];
      if (like) return like;
    }
  return undefined;
}

function partOf(place: Node): HTMLElement | null | undefined {
  return (place instanceof Element ? place : place.parentElement)?.closest<HTMLElement>(PARTS);
}

/** What looks as what was operated did, in its order. */
function likesIn(part: Element): HTMLElement[] {
  const { localName, className } = held!;
  return [part, ...part.querySelectorAll(localName)].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement && other.localName === localName && other.className === className,
  );
}
