import { setTimeout as pause } from 'node:timers/promises';
import { gzipKilobytes, WINDOW_LATER_MAX_KB, WINDOW_MAX_KB } from '#tests/support/code-weight.ts';
import type { Bench } from '../bench.ts';
import type { Device, PaintedAlone } from '../device.ts';
import type { ProbedPage } from '../probe.ts';
import { atMost, medianAndP95, type Row } from '../row.ts';
import { MOBILE, SlowLine, TRAIN } from '../slow-line.ts';

const SLOWDOWN = 4;
const RUNS = 7;
/** What is loaded within this time after the first screen still counts towards it. */
const AFTER_MS = 5000;
/** What a page does within this time after its load counts. */
const UNWATCHED_MS = 8000;
const BLOCKING_MAX_MS = 60;

/** Pages of the demo shop, whose pictures are photographs. */
const pages = { home: '/', category: '/stue/sofaer', product: '/p/NORDVIK-3/nordvik-3-seters-sofa' };
/** A list to which the home page links. */
const ROOM = '/stue';
const largestMaxMs: Readonly<Record<string, number>> = { home: 400, category: 450, product: 450 };

const FLOOR = '  floor: the same page without a line of script';

/** The window's scripts, gzip, until the first screen and in all. */
interface Weight {
  readonly startKb: number;
  readonly allKb: number;
}

/** The first visit to the shop, on a phone on a mobile network, each time with a new browser. */
export async function firstVisit(bench: Bench): Promise<Row[]> {
  const shop = await bench.demoShop();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const line = await SlowLine.open(shop.port, MOBILE);
    const visits: PaintedAlone[] = [];
    const floors: PaintedAlone[] = [];
    const weight = await weigh(await bench.newDevice(line.origin), path);
    // One after the other, so that both have the same machine.
    while (visits.length < RUNS) {
      visits.push(await visit(await bench.newDevice(line.origin), path));
      floors.push(await paintAlone(await bench.newDevice(line.origin), path));
    }
    await line.close();
    const what = `first visit, ${name}, 9 Mbit/s, CPU 4 x`;
    bench.say(`${what}: ${visits.map(({ largestPaintMs }) => Math.round(largestPaintMs)).join(' ')} ms`);
    rows.push(...rowsOf(what, largestMaxMs[name]!, visits, floors), ...weightRows(what, weight));
  }
  return [...rows, ...(await onTheTrain(bench, shop.port))];
}

function rowsOf(what: string, maxMs: number, visits: readonly PaintedAlone[], floors: readonly PaintedAlone[]): Row[] {
  const floor = (read: (one: PaintedAlone) => number): Row[] => medianAndP95(null, FLOOR, floors.map(read), 'ms');
  const of = (read: (one: PaintedAlone) => number): number[] => visits.map(read);
  const firstPaints = of(({ firstPaintMs }) => firstPaintMs);
  const largestPaints = of(({ largestPaintMs }) => largestPaintMs);
  const blocking = of(({ blockingMs }) => blockingMs);
  return [
    ...medianAndP95(null, `${what}: first paint`, firstPaints, 'ms'),
    ...medianAndP95(maxMs, `${what}: largest paint`, largestPaints, 'ms'),
    ...floor(({ largestPaintMs }) => largestPaintMs),
    ...medianAndP95(BLOCKING_MAX_MS, `${what}: blocking time`, blocking, 'ms'),
    ...floor(({ blockingMs }) => blockingMs),
  ];
}

function weightRows(what: string, { startKb, allKb }: Weight): Row[] {
  return [
    atMost(WINDOW_MAX_KB, `${what}: scripts until it is interactive, gzip`, startKb, 'kB'),
    atMost(WINDOW_LATER_MAX_KB, `${what}: scripts 5 s later, gzip`, allKb, 'kB'),
  ];
}

/**
 * The same on a very slow line: measures when something is seen, and when a list that is opened during replication is
 * complete.
 */
async function onTheTrain(bench: Bench, port: number): Promise<Row[]> {
  const line = await SlowLine.open(port, TRAIN);
  const visits: PaintedAlone[] = [];
  const lists: number[] = [];
  while (visits.length < RUNS) visits.push(await visit(await bench.newDevice(line.origin), pages.category));
  while (lists.length < RUNS) lists.push(await openListWhileFilling(await bench.newDevice(line.origin)));
  await line.close();
  const what = 'first visit, 400 kbit/s, CPU 4 x';
  return [
    ...medianAndP95(
      null,
      `${what}, category: first paint`,
      visits.map(({ firstPaintMs }) => firstPaintMs),
      'ms',
    ),
    ...medianAndP95(
      null,
      `${what}, category: largest paint`,
      visits.map(({ largestPaintMs }) => largestPaintMs),
      'ms',
    ),
    ...medianAndP95(null, `${what}: a list opened from the home page, until it is whole`, lists, 'ms'),
  ];
}

async function openListWhileFilling(device: Device): Promise<number> {
  const tab = await device.openTab(pages.home, SLOWDOWN);
  await tab.page.locator(`a[href="${ROOM}"]:visible`).first().click();
  const shownAt = await tab.page.evaluate(async () => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const startedAt = performance.now();
    // The count shows a `·` for as long as more products are on their way.
    const isWhole = (): boolean =>
      document.querySelector('[data-testid="listing"] [data-testid="product-card"]') !== null &&
      !document.querySelector('main [role="status"]')!.textContent.includes('·');
    return (await stuaBench.painted(isWhole)) - startedAt;
  });
  await device.close();
  return shownAt;
}

async function paintAlone(device: Device, path: string): Promise<PaintedAlone> {
  const painted = await device.paintWithoutScript(path, SLOWDOWN);
  await device.close();
  return painted;
}

async function visit(device: Device, path: string): Promise<PaintedAlone> {
  const painted = await device.paintUnwatched(path, SLOWDOWN, UNWATCHED_MS);
  await device.close();
  return painted;
}

async function weigh(device: Device, path: string): Promise<Weight> {
  const tab = await device.openTab(path, SLOWDOWN);
  await pause(AFTER_MS);
  const scripts = await tab.page.evaluate(() => {
    const { readyAt } = (globalThis as unknown as ProbedPage).stuaBench;
    return (
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ address: new URL(name).pathname, isFirst: startTime <= readyAt! }))
        .filter(({ address }) => /^\/assets\/[\w-]+\.js$/.test(address))
        // The data worker's script is counted by itself.
        .filter(({ address }) => !address.includes('/index-'))
    );
  });
  await device.close();
  const kilobytesOf = (some: typeof scripts): number => gzipKilobytes(some.map(({ address }) => address));
  return { startKb: kilobytesOf(scripts.filter(({ isFirst }) => isFirst)), allKb: kilobytesOf(scripts) };
}
