import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { measureKeptTwice } from '../kept-twice.ts';
import { skuOf } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import type { ProbedPage } from '../probe.ts';
import { median, percentile } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const SLOWDOWN = 4;
const TAPS = 30;
const MEDIAN_MAX_MS = 40;
const P95_MAX_MS = 60;
/** About as much as a change of a cart. */
const ENTRY_BYTES = 600;
/** Nobody taps faster than this, nor sooner after a page has come. */
const BETWEEN_MS = 700;

/**
 * Taps on «add to cart» until outbox, mirror and task are kept, the page was told so, and the new count is painted; and until another
 * tab shows it (reliability T1). In between it measures the floors: what keeping an entry twice takes by itself, and what the browser
 * needs from a click to the painted notice and count.
 */
export async function addingToCart(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const other = await device.openTab('/');
  const times: number[] = [];
  const elsewhere: number[] = [];
  const kept: number[] = [];
  const told: number[] = [];
  let product = 1;
  while (times.length < TAPS) {
    const tab = await device.openTab(`/p/${skuOf(product++)}/x`, SLOWDOWN);
    // Few pieces are left of some products, and none of others.
    for (let taps = 0; taps < 5 && times.length < TAPS && (await canAdd(tab)); taps++) {
      await pause(BETWEEN_MS);
      const shown = whenCountRises(other);
      const { ms, clickedAt } = await add(tab);
      times.push(ms);
      elsewhere.push((await inTime(shown, 'the count in another tab')) - clickedAt);
      await pause(BETWEEN_MS);
      kept.push(...(await (await tab.worker()).evaluate(measureKeptTwice, { times: 3, bytes: ENTRY_BYTES })));
      told.push(await inTime(tellByHand(tab), 'the notice put there by hand'));
    }
    await tab.close();
  }
  bench.say(`taps: ${times.map(Math.round).join(' ')} ms`);
  return [
    atMost(MEDIAN_MAX_MS, 'add to cart: tap to acknowledged and painted, median, CPU 4 x', median(times), 'ms'),
    atMost(P95_MAX_MS, 'add to cart: tap to acknowledged and painted, p95, CPU 4 x', percentile(times, 0.95), 'ms'),
    explaining('  floor: one strict transaction and one entry of a cache, read back: median', median(kept), 'ms'),
    explaining('  its p95', percentile(kept, 0.95), 'ms'),
    explaining('  floor: a click until count and notice are painted, put there by hand: median', median(told), 'ms'),
    explaining('  its p95', percentile(told, 0.95), 'ms'),
    explaining('add to cart over its two floors, median', median(times) / (median(kept) + median(told)), 'x'),
    atMost(1000, 'add to cart: tap to shown in another tab, p95', percentile(elsewhere, 0.95), 'ms'),
  ];
}

/** What is waited for, or a failure after a minute, because one lost tap must not keep the bench waiting for ever. */
function inTime<T>(awaited: Promise<T>, what: string): Promise<T> {
  const outOfPatience = pause(60_000, undefined, { ref: false }).then(() => {
    throw new Error(`${what} did not come within a minute`);
  });
  return Promise.race([awaited, outOfPatience]);
}

/** A sold-out product has a button too, which says so. */
function canAdd(tab: Tab): Promise<boolean> {
  return tab.page
    .locator('[data-testid="product-page"] [data-testid="stock-badge"][data-status="in_stock"]')
    .isVisible();
}

/** When a tab shows more pieces than now, in epoch milliseconds. */
function whenCountRises(tab: Tab): Promise<number> {
  return tab.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = (): number => Number(document.querySelector('[data-testid="cart-count"]')?.textContent);
        const before = count();
        const watching = new MutationObserver(() => {
          if (count() <= before) return;
          watching.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        watching.observe(document, { subtree: true, childList: true, characterData: true });
      }),
  );
}

/** Taps, and tells how long it took and when it was, in epoch milliseconds. */
async function add(tab: Tab): Promise<{ readonly ms: number; readonly clickedAt: number }> {
  const measured = tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const events = (): number => (globalThis as unknown as { dataLayer?: unknown[] }).dataLayer?.length ?? 0;
    const count = (): number => Number(document.querySelector('[data-testid="cart-count"]')?.textContent);
    const [eventsBefore, countBefore] = [events(), count()];
    const clickedAt = stuaBench.nextClick();
    // What is measured is queued once the worker has acknowledged; a notice is painted for it.
    const paintedAt = stuaBench.painted(
      () =>
        events() > eventsBefore &&
        count() > countBefore &&
        document.querySelector('[data-testid="notification"]') !== null,
    );
    const outOfPatience = new Promise<never>((_resolve, reject) => {
      const said = (): string => document.querySelector('[data-testid="notification"]')?.textContent ?? 'nothing';
      const state = (): string => `${events() - eventsBefore} events, ${count() - countBefore} pieces, said: ${said()}`;
      setTimeout(() => reject(new Error(`nothing was added: ${state()}`)), 20_000);
    });
    const [clicked, painted] = await Promise.race([Promise.all([clickedAt, paintedAt]), outOfPatience]);
    return { ms: painted - clicked, clickedAt: performance.timeOrigin + clicked };
  });
  await tab.press(tab.page.getByTestId('add-to-cart'));
  return measured;
}

/**
 * Clicks on «add to cart» while the shop does not hear it, and puts count and notice there as nodes, without other scripts. Tells how
 * many milliseconds it takes until they are painted: the least that the browser needs once the change is kept.
 */
async function tellByHand(tab: Tab): Promise<number> {
  const measured = tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const notice = document.querySelector<HTMLElement>('[data-testid="notification"]');
    if (!notice) throw new Error('The notice of the shop was gone before it could be shown again.');
    const copy = notice.cloneNode(true) as HTMLElement;
    // The list of messages stays when the shop's notice goes, which on a slow machine is before the click.
    const messages = notice.parentElement!;
    const count = document.querySelector('[data-testid="cart-count"]')!.firstChild as Text;
    const { data } = count;
    notice.style.setProperty('display', 'none', 'important');
    // The shop shall add nothing.
    addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true, once: true });
    const clickedAt = stuaBench.nextClick();
    const tell = (event: MouseEvent): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      count.data = String(Number(data) + 1);
      messages.append(copy);
    };
    document.addEventListener('click', tell, { capture: true, once: true });
    const painted = await stuaBench.painted(() => copy.isConnected);
    copy.remove();
    count.data = data;
    notice.style.removeProperty('display');
    return painted - (await clickedAt);
  });
  await tab.press(tab.page.getByTestId('add-to-cart'));
  return measured;
}
