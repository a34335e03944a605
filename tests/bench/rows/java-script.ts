import { gzipKilobytes, SERVICE_WORKER_MAX_KB, WINDOW_MAX_KB, WORKER_MAX_KB } from '#tests/support/code-weight.ts';
import type { Bench } from '../bench.ts';
import { CATEGORY_PATH, PRODUCT_PATH } from '../places.ts';
import { atMost, type Row } from '../row.ts';

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
    const what = `JavaScript for the first screen, gzip: window, ${name}`;
    windows.push(atMost(WINDOW_MAX_KB, what, gzipKilobytes(scripts.window), 'kB'));
  }
  const [worker, serviceWorker] = [gzipKilobytes([workerPath]), gzipKilobytes(['/sw.js'])];
  return [
    ...windows,
    atMost(WORKER_MAX_KB, 'JavaScript for the first screen, gzip: worker', worker, 'kB'),
    atMost(SERVICE_WORKER_MAX_KB, 'JavaScript for the first screen, gzip: service worker', serviceWorker, 'kB'),
  ];
}
