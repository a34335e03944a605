import * as Comlink from 'comlink';
import { expect, onTestFinished, test, vi } from 'vitest';
import { passHints } from './window-hints.ts';
import { WorkerClient, type WorkerHealth } from './worker-client.ts';

test('a question that nobody asks any more when the worker is there is never asked', async () => {
  // The client looks after its worker for as long as its window is there, and a test has no window.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const { port1: windowSide, port2: workerSide } = new MessageChannel();
  const api = {
    open: () => opened,
    watch: (_id: number, name: string) => void asked.push(name),
    unwatch: () => undefined,
  };
  Comlink.expose(api, workerSide);
  windowSide.start();
  const options = { storeCode: 'bmno', locale: 'nb-NO', stock: undefined };
  const client = new WorkerClient(
    () => windowSide as unknown as Worker,
    options,
    () => undefined,
    () => Promise.resolve(null),
  );
  const leaveHome = client.watch('listing.newest', { size: 8 }, () => undefined);
  client.watch('page.byPath', { path: '/stue' }, () => undefined);
  leaveHome();
  open();
  await expect.poll(() => asked).toEqual(['page.byPath']);
  windowSide.close();
});

test('a worker that takes the place of another one is told what is true of its window', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const connection = Object.assign(new EventTarget(), { saveData: true });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('addEventListener', () => undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const told: string[][] = [];
  const startWorker = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    const hints: string[] = [];
    told.push(hints);
    Comlink.expose({ open: () => undefined, hint: (hint: string) => void hints.push(hint) }, port2);
    port1.start();
    onTestFinished(() => port1.close());
    return Object.assign(port1, { terminate: () => undefined }) as unknown as Worker;
  };
  const options = { storeCode: 'bmno', locale: 'nb-NO', stock: undefined };
  const client = new WorkerClient(
    startWorker,
    options,
    () => undefined,
    () => Promise.resolve(null),
  );
  passHints(client);
  await expect.poll(() => told).toEqual([['hidden', 'metered']]);
  client.renew();
  await expect.poll(() => told.at(-1)).toEqual(['hidden', 'metered']);
  expect(told).toHaveLength(2);
});

test('where no worker starts any more, each command is refused in words', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('document', { hidden: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const health: WorkerHealth[] = [];
  const options = { storeCode: 'bmno', locale: 'nb-NO', stock: undefined };
  const client = new WorkerClient(
    brokenWorker,
    options,
    (state) => void health.push(state),
    () => Promise.resolve(null),
  );
  const unreachable = { ok: false, error: { code: 'workerUnreachable' } };
  expect(await client.command('cart.add', {})).toEqual(unreachable);
  await expect.poll(() => health.at(-1)).toBe('lost');
  expect(await client.command('cart.add', {})).toEqual(unreachable);
});

/** A worker whose file does not come. */
function brokenWorker(): Worker {
  const worker = new EventTarget();
  queueMicrotask(() => worker.dispatchEvent(new Event('error')));
  return Object.assign(worker, { postMessage: () => undefined, terminate: () => undefined }) as unknown as Worker;
}
