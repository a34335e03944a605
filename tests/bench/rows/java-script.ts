import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench } from '../bench.ts';
import { CATEGORY_PATH, PRODUCT_PATH } from '../places.ts';
import { atMost, type Row } from '../row.ts';

const CLIENT = join('dist', 'client');
const BYTES_PER_KB = 1000;

/** Pages with which a visit may begin. */
const firstPages = { home: '/', category: CATEGORY_PATH, product: PRODUCT_PATH };

/**
 * The compressed code that a first screen loads: the scripts of the page until it shows data, the worker, and the
 * service worker.
 */
export async function javaScript(bench: Bench): Promise<Row[]> {
  const windows: Row[] = [];
  let workerPath = '';
  for (const [name, path] of Object.entries(firstPages)) {
    const device = await bench.newDevice();
    const scripts = await device.firstScripts(path);
    await device.close();
    workerPath = scripts.worker;
    windows.push(
      atMost(150, `JavaScript for the first screen, gzip: window, ${name}`, kilobytes(scripts.window), 'kB'),
    );
  }
  return [
    ...windows,
    atMost(140, 'JavaScript for the first screen, gzip: worker', kilobytes([workerPath]), 'kB'),
    atMost(15, 'JavaScript for the first screen, gzip: service worker', kilobytes(['/sw.js']), 'kB'),
  ];
}

function kilobytes(paths: readonly string[]): number {
  const sizes = paths.map((path) => gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length);
  return sizes.reduce((total, size) => total + size, 0) / BYTES_PER_KB;
}
