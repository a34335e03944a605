import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { CATEGORY_PATH } from '../places.ts';
import { atMost, explaining, type Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import { showAgain, swapIn } from './browsing-floors.ts';
import { goBack } from './open-product.ts';
import { openWithPicture } from './open-with-picture.ts';

const SLOWDOWN = 4;
const VISITS = 24;
/** Nobody looks at a page shorter than this. */
const BETWEEN_MS = 300;
const OF_SWAP_MAX = 1.3;
const TO_PRODUCT_MAX_MS = 120;

/**
 * Goes from a category to a product and back, each time to another product, and then to the same one again: first frames
 * with name, price and the place of the picture, and those with the picture. In between it measures the floors of both
 * ways in the same page, which is what the browser alone needs.
 */
export async function browsing(bench: Bench): Promise<Row[]> {
  const device = await bench.filledDevice();
  const tab = await device.openTab(CATEGORY_PATH, SLOWDOWN);
  const times = {
    there: [],
    pictured: [],
    back: [],
    swap: [],
    swapPictured: [],
    show: [],
    again: [],
    picturedAgain: [],
  } as Times;
  for (let visit = 0; visit < VISITS; visit++) {
    const first = await openWithPicture(tab, visit);
    times.there.push(first.frameMs);
    if (first.wasPrefetched) times.pictured.push(first.pictureMs);
    await pause(BETWEEN_MS);
    times.back.push(await goBack(tab));
    await pause(BETWEEN_MS);
    times.swap.push(await swapIn(tab, visit, 'firstFrame'));
    await pause(BETWEEN_MS);
    times.show.push(await showAgain(tab));
    await pause(BETWEEN_MS);
    times.swapPictured.push(await swapIn(tab, visit, 'picturedFrame'));
    await pause(BETWEEN_MS);
    await showAgain(tab);
    await pause(BETWEEN_MS);
    const second = await openWithPicture(tab, visit);
    times.again.push(second.frameMs);
    times.picturedAgain.push(second.pictureMs);
    await pause(BETWEEN_MS);
    await goBack(tab);
    await pause(BETWEEN_MS);
  }
  await tab.close();
  for (const [what, each] of Object.entries(times)) bench.say(`${what}: ${each.map(Math.round).join(' ')} ms`);
  if (times.pictured.length === 0) throw new Error('No picture was here before its click.');
  return rowsOf(times);
}

type Times = Record<
  'there' | 'pictured' | 'back' | 'swap' | 'swapPictured' | 'show' | 'again' | 'picturedAgain',
  number[]
>;

function rowsOf(times: Times): Row[] {
  const [swap, swapPictured, show] = [median(times.swap), median(times.swapPictured), median(times.show)];
  const toProduct = (what: string, each: readonly number[], floor = swap): Row[] => [
    atMost(OF_SWAP_MAX, `${what}, median, of \`swap\``, median(each) / floor, 'x'),
    atMost(TO_PRODUCT_MAX_MS, `${what}, p95, CPU 4 x`, percentile(each, 0.95), 'ms'),
    explaining('  its median', median(each), 'ms'),
  ];
  return [
    ...toProduct('category to product', times.there),
    explaining('  `swap`: its markup, put in place of the list', swap, 'ms'),
    ...toProduct('category to product with its picture, which the press fetched', times.pictured, swapPictured),
    explaining('  `swap` with its picture', swapPictured, 'ms'),
    explaining('  of all visits, those whose picture was here before the click', times.pictured.length / VISITS, ''),
    ...toProduct('category to the same product again', times.again),
    ...toProduct('category to the same product again with its picture', times.picturedAgain, swapPictured),
    atMost(1.5, 'product back to category, at its old place, median, of `show`', median(times.back) / show, 'x'),
    atMost(80, 'product back to category, at its old place, p95, CPU 4 x', percentile(times.back, 0.95), 'ms'),
    explaining('  its median', median(times.back), 'ms'),
    explaining('  `show`: the hidden list, shown in place of the markup', show, 'ms'),
  ];
}
