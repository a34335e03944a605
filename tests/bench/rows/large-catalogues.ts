import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ShopServer, startShop } from '#tests/e2e/support/shop-server.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Row } from '../row.ts';

/** What a shop of some size may cost, on a machine with two cores that does nothing else. */
interface Target {
  readonly products: number;
  /** From an empty database to the first page, in seconds. */
  readonly fillS: number;
  readonly memoryMb: number;
  readonly diskMb: number;
}

const targets: readonly Target[] = [
  { products: 20_000, fillS: 15, memoryMb: 600, diskMb: 302 },
  { products: 100_000, fillS: 75, memoryMb: 1000, diskMb: 1600 },
];
const FIRST_PAGE_MAX_MS = 1000;
const SECOND_START_MAX_S = 3;
const KB_PER_MB = 1000;

/** How long a shop of made-up products takes to open, the first time and again, and what it needs. */
export async function largeCatalogues(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const target of targets) rows.push(...(await measure(bench, target)));
  return rows;
}

async function measure(bench: Bench, { products, fillS, memoryMb, diskMb }: Target): Promise<Row[]> {
  const what = `${products} products`;
  bench.say(`Filling an empty database with ${what} ...`);
  const startedAt = performance.now();
  const shop = await startShop({ dataDir: bench.folder('large'), catalogue: `synthetic:${products}`, build: 'dist' });
  try {
    const firstPageMs = await openPage(shop);
    const filledS = (performance.now() - startedAt) / 1000;
    const peakMb = peakOf(shop);
    const storedMb = diskOf(shop);
    bench.say(`Starting with ${what} again ...`);
    await shop.stop();
    const againAt = performance.now();
    const again = await shop.restart();
    const secondPageMs = await openPage(again);
    const againS = (performance.now() - againAt) / 1000;
    await again.stop();
    return [
      atMost(fillS, `fill an empty database with ${what}, to the first page`, filledS, 's'),
      atMost(memoryMb, `${what}: memory of the server at its peak`, peakMb, 'MB'),
      atMost(diskMb, `${what}: on disk`, storedMb, 'MB'),
      atMost(FIRST_PAGE_MAX_MS, `${what}: the first page once the address is printed`, firstPageMs, 'ms'),
      atMost(SECOND_START_MAX_S, `${what}: a second start, to the first page`, againS, 's'),
      atMost(FIRST_PAGE_MAX_MS, `${what}: the first page of a second start`, secondPageMs, 'ms'),
    ];
  } finally {
    await shop.remove();
  }
}

/** How long the first page takes, in milliseconds; fails where it is not a whole one. */
async function openPage({ origin }: ShopServer): Promise<number> {
  const askedAt = performance.now();
  const answer = await fetch(`${origin}/`);
  const page = await answer.text();
  if (!answer.ok || !page.includes('</html>')) throw new Error(`the first page was answered with ${answer.status}`);
  return performance.now() - askedAt;
}

/** The most memory that the server had at once, with all its threads. */
function peakOf({ process: child }: ShopServer): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) / KB_PER_MB;
}

function diskOf({ dataDir }: ShopServer): number {
  const said = execFileSync('du', ['--summarize', '--block-size=kB', dataDir], { encoding: 'utf8' });
  return Number.parseInt(said, 10) / KB_PER_MB;
}
