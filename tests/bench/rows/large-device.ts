import { setTimeout as pause } from 'node:timers/promises';
import { startShop } from '#tests/e2e/support/shop-server.ts';
import type { Bench } from '../bench.ts';
import { atMost, type Row } from '../row.ts';

const PRODUCTS = 100_000;
const COMPLETE_MAX_S = 240;
/** A page that says nothing new for longer looks as if it stood still. */
const SILENCE_MAX_S = 5;
const LOOK_MS = 100;

/** How long a device takes to have a large catalogue, and whether it always tells how far it is. */
export async function largeDevice(bench: Bench): Promise<Row[]> {
  bench.say(`Filling a shop with ${PRODUCTS} products ...`);
  const shop = await startShop({ dataDir: bench.folder('large'), catalogue: `synthetic:${PRODUCTS}`, build: 'dist' });
  try {
    const startedAt = performance.now();
    const device = await bench.newDevice(shop.origin);
    const tab = await device.openTab('/');
    let told = { done: -1, at: performance.now() };
    let silence = { ms: 0, after: 0 };
    let pausedMs = 0;
    for (;;) {
      const { done, state } = await tab.progress();
      if (state === 'complete') break;
      const now = performance.now();
      if (now - told.at > silence.ms) silence = { ms: now - told.at, after: told.done };
      if (done !== told.done) told = { done, at: now };
      if (state === 'paused') pausedMs += LOOK_MS;
      await pause(LOOK_MS);
    }
    bench.say(`longest without a step: ${Math.round(silence.ms)} ms, after ${silence.after} documents`);
    const what = `a device with ${PRODUCTS} products`;
    return [
      atMost(COMPLETE_MAX_S, `${what}, until it is complete`, (performance.now() - startedAt) / 1000, 's'),
      atMost(SILENCE_MAX_S, `${what}: longest time without a step`, silence.ms / 1000, 's'),
      atMost(0, `${what}: time in which it said that it stands still`, pausedMs / 1000, 's'),
    ];
  } finally {
    await shop.remove();
  }
}
