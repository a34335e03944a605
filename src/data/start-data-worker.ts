import workerUrl from '#worker/index.ts?worker&url';
import { ownScriptUrl } from './trusted-urls.ts';

/** Starts the data worker of this window. */
export function startDataWorker(): Worker {
  return new Worker(ownScriptUrl(workerUrl), { type: 'module', name: 'data' });
}
