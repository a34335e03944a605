import { type FieldState, keepPress, unheard } from './kept-presses.ts';
import { allPartsHere } from './lazy-part.tsx';

/**
 * How long a press is kept. On a slow line the code of a part takes many seconds, and what was pressed is still wanted
 * then; after a minute it would surprise. A changed field is kept without a limit, because it shows what was chosen.
 */
const KEPT_MS = 60_000;

/**
 * Repeats presses of buttons and changes of fields that no component could handle (`keepPress`): those that came before
 * the page was taken over at once, the others when the code of their part is here. `sayMissing` is called once for each
 * press that waits for code which could not be loaded, as on a first visit that lost its network.
 */
export function repeatPresses(sayMissing: () => void): void {
  if (typeof document === 'undefined') return;
  let told: Event | undefined;
  const tell = (): void => {
    const waiting = [...unheard.keys()].findLast(isOfButton);
    if (waiting && waiting !== told) sayMissing();
    told = waiting;
  };
  addEventListener('click', endPresses);
  addEventListener('vite:preloadError', tell);
  let repeated = repeatUnheard();
  void allPartsHere(() => (repeated = repeated.then(repeatUnheard))).then(() => {
    removeEventListener('click', endPresses);
    removeEventListener('vite:preloadError', tell);
    for (const type of ['click', 'input']) removeEventListener(type, keepPress, true);
    unheard.clear();
  });
}

function isOfButton({ type, target }: Event): boolean {
  return type === 'click' && (target as Element).closest('button') !== null;
}

/** Somebody who was heard elsewhere has turned to that, so an earlier press ends; a changed field stays changed. */
function endPresses({ isTrusted, target }: MouseEvent): void {
  if (!isTrusted || !(target as Element).closest('a, button, input, select, summary')) return;
  for (const event of unheard.keys()) if (event.type === 'click') unheard.delete(event);
}

async function repeatUnheard(): Promise<void> {
  const stillUnheard: [Event, FieldState][] = [];
  for (const [control, [event, state]] of lastOfEach(unheard)) {
    unheard.clear();
    const isChange = event.type === 'input';
    const waits = !isChange && stillUnheard.some(([{ type }]) => type === 'input');
    if (isChange) repeatChange(control as HTMLInputElement, state);
    else if (!waits) control.click();
    // What repeated it is unheard now as well if its part is not here yet.
    if (waits || unheard.size > 0) stillUnheard.push([event, state]);
    // React draws what this changed before the next one is repeated.
    await Promise.resolve();
  }
  unheard.clear();
  for (const [event, state] of stillUnheard) unheard.set(event, state);
}

type Kept = readonly [event: Event, state: FieldState];

/** The last change of each field and the last press of each button, in their order. */
function lastOfEach(kept: Iterable<Kept>): ReadonlyMap<HTMLElement, Kept> {
  const last = new Map<HTMLElement, Kept>();
  for (const [event, state] of kept) {
    const target = event.target as HTMLElement;
    const control = event.type === 'input' ? target : target.closest('button');
    if (!control?.isConnected || (event.type === 'click' && performance.now() - event.timeStamp > KEPT_MS)) continue;
    last.delete(control);
    last.set(control, [event, state]);
  }
  return last;
}

/** Changes a field to what it was changed to, in such a way that React notices. */
function repeatChange(field: HTMLInputElement, { checked, value }: FieldState): void {
  // React takes the field over as it is, and no component handles an event that does not bubble.
  field.dispatchEvent(new Event('change'));
  if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
    return;
  }
  // React compares with what was last written through the field, so the value is written past it.
  if (field.defaultValue !== undefined) field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
