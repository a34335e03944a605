import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Device, PaintedAlone } from '../device.ts';
import type { ProbedPage } from '../probe.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { MOBILE, SlowLine, TRAIN } from '../slow-line.ts';
import { median } from '../statistics.ts';

const SLOWDOWN = 4;
const RUNS = 7;
const TRAIN_RUNS = 3;
/** What is loaded and computed within this time after the first screen still counts towards it. */
const AFTER_MS = 5000;
const BLOCKING_MS = 50;

/** Pages of the demo shop, whose pictures are photographs. */
const pages = { home: '/', category: '/stue/sofaer', product: '/p/NORDVIK-3/nordvik-3-seters-sofa' };
/** A list to which the home page links. */
const ROOM = '/stue';
const largestMax = { home: 400, category: 450, product: 450 };

interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  /** Size of the window's scripts, as transferred. */
  readonly startKb: number;
  readonly allKb: number;
}

/** The first visit to the shop, on a phone on a mobile network, each time with a new browser. */
export async function firstVisit(bench: Bench): Promise<Row[]> {
  const shop = await bench.demoShop();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const line = await SlowLine.open(shop.port, MOBILE);
    const visits: Visit[] = [];
    while (visits.length < RUNS) visits.push(await visit(await bench.newDevice(line.origin), path));
    const floors: PaintedAlone[] = [];
    while (floors.length < RUNS) floors.push(await paintAlone(await bench.newDevice(line.origin), path));
    await line.close();
    const of = (read: (one: Visit) => number): number => median(visits.map(read));
    const what = `first visit, ${name}, 9 Mbit/s, CPU 4 x`;
    bench.say(`${what}: ${visits.map(({ largestPaintMs }) => Math.round(largestPaintMs)).join(' ')} ms`);
    rows.push(
      explaining(
        `${what}: first paint`,
        of(({ firstPaintMs }) => firstPaintMs),
        'ms',
      ),
      atMost(
        largestMax[name as keyof typeof largestMax],
        `${what}: largest paint`,
        of((one) => one.largestPaintMs),
        'ms',
      ),
      explaining(
        '  floor: the same page without a line of script',
        median(floors.map(({ largestPaintMs }) => largestPaintMs)),
        'ms',
      ),
      atMost(
        60,
        `${what}: blocking time`,
        of(({ blockingMs }) => blockingMs),
        'ms',
      ),
      explaining(
        '  floor: the same page without a line of script',
        median(floors.map(({ blockingMs }) => blockingMs)),
        'ms',
      ),
      atMost(
        150,
        `${what}: scripts until it is interactive`,
        of(({ startKb }) => startKb),
        'kB',
      ),
      atMost(
        200,
        `${what}: scripts 5 s later`,
        of(({ allKb }) => allKb),
        'kB',
      ),
    );
  }
  return [...rows, ...(await onTheTrain(bench, shop.port))];
}

/**
 * The same on a very slow line: measures when something is seen, and when a list that is opened during replication is
 * complete.
 */
async function onTheTrain(bench: Bench, port: number): Promise<Row[]> {
  const line = await SlowLine.open(port, TRAIN);
  const visits: Visit[] = [];
  const lists: number[] = [];
  while (visits.length < TRAIN_RUNS) visits.push(await visit(await bench.newDevice(line.origin), pages.category));
  while (lists.length < TRAIN_RUNS) lists.push(await openListWhileFilling(await bench.newDevice(line.origin)));
  await line.close();
  const what = 'first visit, 400 kbit/s, CPU 4 x';
  return [
    explaining(`${what}, category: first paint`, median(visits.map(({ firstPaintMs }) => firstPaintMs)), 'ms'),
    explaining(`${what}, category: largest paint`, median(visits.map(({ largestPaintMs }) => largestPaintMs)), 'ms'),
    explaining(`${what}: a list opened from the home page, until it is whole`, median(lists), 'ms'),
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

async function visit(device: Device, path: string): Promise<Visit> {
  const tab = await device.openTab(path, SLOWDOWN);
  await pause(AFTER_MS);
  const seen = await tab.page.evaluate((blockingMs) => {
    const { readyAt, longTasks, largestPaintAt } = (globalThis as unknown as ProbedPage).stuaBench;
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => /\/assets\/[\w-]+\.js$/.test(entry.name))
      // The data worker's script is counted by itself.
      .filter(({ name }) => !name.includes('/index-'));
    const kilobytes = (list: readonly PerformanceResourceTiming[]): number =>
      list.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaintMs: largestPaintAt ?? Number.NaN,
      blockingMs: longTasks.reduce((sum, { lastedMs }) => sum + lastedMs - blockingMs, 0),
      startKb: kilobytes(scripts.filter(({ startTime }) => startTime <= readyAt!)),
      allKb: kilobytes(scripts),
    };
  }, BLOCKING_MS);
  await device.close();
  return seen;
}
