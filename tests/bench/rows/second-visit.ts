import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { Device, PaintedAlone } from '../device.ts';
import { keepPage } from '../keep-page.ts';
import { lostWords } from '../lost-words.ts';
import { CATEGORY_PATH } from '../places.ts';
import type { ProbedPage } from '../probe.ts';
import { atMost, medianAndP95, type Row } from '../row.ts';
import { median } from '../statistics.ts';

const SLOWDOWN = 4;
const RUNS = 7;
const FIRST_CONTENT_MAX_MS = 400;
const BLOCKING_MAX_MS = 60;
const BLOCKING_MS = 50;
/** Nothing is expected to be painted or computed any more after this time. */
const AFTER_MS = 3000;

interface Start {
  /** The first frame in which a price can be read. */
  readonly priceMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** How many words of the first content are not there any more when nothing is painted any more. */
  readonly lostWords: number;
}

const FLOOR = '  floor: the same kept page without a line of script';

/** Returns to an earlier page with 20,000 products on the device, with and without a network. */
export async function secondVisit(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(await pagesOf(bench))) {
    await keepPage(device, path);
    for (const how of ['online', 'offline'] as const) {
      const starts: Start[] = [];
      const floors: PaintedAlone[] = [];
      await device.context.setOffline(how === 'offline');
      // One after the other, so that both have the same machine.
      while (starts.length < RUNS) {
        starts.push(await start(device, path));
        floors.push(await device.paintWithoutScript(path, SLOWDOWN));
      }
      await device.context.setOffline(false);
      rows.push(...rowsOf(`second visit, ${name}, ${how}, CPU 4 x`, starts, floors));
      bench.say(`${name}, ${how}: ${starts.map(({ priceMs }) => Math.round(priceMs)).join(' ')} ms`);
    }
  }
  return rows;
}

function rowsOf(what: string, starts: readonly Start[], floors: readonly PaintedAlone[]): Row[] {
  const floor = (read: (one: PaintedAlone) => number): Row[] => medianAndP95(null, FLOOR, floors.map(read), 'ms');
  const of = (read: (one: Start) => number): number[] => starts.map(read);
  const prices = of(({ priceMs }) => priceMs);
  const largestPaints = of(({ largestPaintMs }) => largestPaintMs);
  const blocking = of(({ blockingMs }) => blockingMs);
  return [
    ...medianAndP95(FIRST_CONTENT_MAX_MS, `${what}: first content with prices`, prices, 'ms'),
    ...floor(({ firstPaintMs }) => firstPaintMs),
    ...medianAndP95(null, `${what}: largest paint`, largestPaints, 'ms'),
    ...floor(({ largestPaintMs }) => largestPaintMs),
    ...medianAndP95(BLOCKING_MAX_MS, `${what}: blocking time`, blocking, 'ms'),
    ...floor(({ blockingMs }) => blockingMs),
    atMost(0.01, `${what}: layout shift`, median(of(({ shift }) => shift)), ''),
    atMost(0, `${what}: second paint of other content`, Math.max(...of((one) => one.lostWords)), 'words'),
  ];
}

/** Paths of pages, as the shop's own links name them. */
async function pagesOf(bench: Bench): Promise<Record<string, string>> {
  const { origin } = await bench.shop();
  const list = await (await fetch(`${origin}${CATEGORY_PATH}`)).text();
  const [, product] = /href="(\/p\/[^"]+)"/.exec(list) ?? [];
  if (!product) throw new Error('no product is listed');
  return { home: '/', category: CATEGORY_PATH, product };
}

async function start(device: Device, path: string): Promise<Start> {
  const tab = await device.openTab(path, SLOWDOWN);
  await pause(AFTER_MS);
  const seen = await tab.page.evaluate((blockingMs) => {
    const { stuaBench } = globalThis as unknown as ProbedPage;
    const { longTasks, largestPaintAt, pricedAt, pricedTexts, shift } = stuaBench;
    return {
      priceMs: pricedAt ?? Number.NaN,
      largestPaintMs: largestPaintAt ?? Number.NaN,
      blockingMs: longTasks.reduce((sum, { lastedMs }) => sum + lastedMs - blockingMs, 0),
      shift,
      before: pricedTexts ?? [],
      after: stuaBench.texts(),
    };
  }, BLOCKING_MS);
  await tab.close();
  const { before, after, ...times } = seen;
  return { ...times, lostWords: before.length === 0 ? Number.NaN : lostWords(before, after) };
}
