import { askRunningServer } from '#server/cli/operator-socket.ts';
import { kari } from '#tests/e2e/support/shopper.ts';
import type { Bench } from '../bench.ts';
import { measureKeptTwice } from '../kept-twice.ts';
import type { ProbedPage } from '../probe.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const SKU = 'GJEM-KASSE';
const PATH = `/p/${SKU}/x`;
const STOCK = 900;
const ORDERS = 20;
/** About as much as a sealed order. */
const ENTRY_BYTES = 4000;
const LOOK_MS = 20;
const PATIENCE_MS = 60_000;

/**
 * Orders without a network: sealing one until it is kept for good (the worker's own time), the press until the confirmation is painted,
 * and, with the page open, from the network's return until the shop has the order.
 */
export async function ordering(bench: Bench): Promise<Row[]> {
  const shop = await bench.demoShop();
  await askRunningServer(shop.dataDir, ['set-stock', SKU, String(STOCK)]);
  const device = await bench.newDevice(shop.origin);
  const first = await device.openTab(PATH);
  await first.everythingOnDevice();
  await first.close();
  const sealing: number[] = [];
  const confirming: number[] = [];
  const arriving: number[] = [];
  const floor: number[] = [];
  for (let order = 0; order < ORDERS; order++) {
    const tab = await device.openTab(PATH);
    await device.context.setOffline(true);
    const { orderId, confirmedMs } = await orderIn(tab);
    confirming.push(confirmedMs);
    // The confirmation may be painted before the command has its answer.
    await until(async () => (await sealingsIn(tab)).length > 0);
    sealing.push((await sealingsIn(tab)).at(-1)!);
    floor.push(...(await (await tab.worker()).evaluate(measureKeptTwice, { times: 5, bytes: ENTRY_BYTES })));
    const backAt = performance.now();
    await device.context.setOffline(false);
    await tab.page.evaluate(() => void dispatchEvent(new Event('online')));
    await until(async () => (await orderIds(shop.dataDir)).includes(orderId));
    arriving.push(performance.now() - backAt);
    await tab.close();
  }
  bench.say(
    `sealed after ${sealing.map(Math.round).join(' ')} ms, arrived after ${arriving.map(Math.round).join(' ')} ms`,
  );
  return [
    atMost(50, 'an order is sealed, p95', percentile(sealing, 0.95), 'ms'),
    explaining('an order is sealed, median', median(sealing), 'ms'),
    explaining('one strict transaction and one entry of a cache, read back: p95', percentile(floor, 0.95), 'ms'),
    explaining('one strict transaction and one entry of a cache, read back: median', median(floor), 'ms'),
    explaining('press to the confirmation on the screen, median', median(confirming), 'ms'),
    atMost(2000, 'network back to the order at the shop, page open, p95', percentile(arriving, 0.95), 'ms'),
  ];
}

/** Puts one article into the cart and orders it, by what is on the screen. */
async function orderIn({ page }: Tab): Promise<{ readonly orderId: string; readonly confirmedMs: number }> {
  await page.getByTestId('add-to-cart').click();
  await page.getByTestId('cart-button').click();
  await page.getByTestId('proceed-to-checkout').click();
  await page.getByTestId('checkout').waitFor();
  for (const [name, value] of Object.entries(kari)) await page.locator(`[name="${name}"]`).fill(value);
  await page.getByTestId('terms').check();
  const confirmed = page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const clicked = stuaBench.nextClick();
    const painted = stuaBench.painted(() => document.querySelector('[data-testid="order-confirmation"]') !== null);
    return (await painted) - (await clicked);
  });
  await page.getByTestId('place-order').click();
  const confirmedMs = await confirmed;
  return { orderId: new URL(page.url()).searchParams.get('order')!, confirmedMs };
}

/** How long the worker took for each order that it sealed, ms. */
async function sealingsIn(tab: Tab): Promise<readonly number[]> {
  return (await tab.notedWork()).filter(({ name }) => name === 'order sealing').map(({ lastedMs }) => lastedMs);
}

async function orderIds(dataDir: string): Promise<readonly string[]> {
  const answer = await askRunningServer(dataDir, ['orders']);
  if (!answer?.ok) throw new Error('The shop does not tell its orders.');
  return (answer.document as readonly { readonly orderId: string }[]).map(({ orderId }) => orderId);
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  while (!(await isDone())) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error('What was waited for did not come.');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
