import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CartView } from '#domain/views/cart.ts';
import type { TaskView } from '#domain/views/outbox.ts';
import { choiceCatalogue } from '#tests/support/choice-catalogue.ts';
import { filledDevice } from '#tests/support/filled-device.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { Window } from '#tests/support/watch.ts';

/** What was chosen for a line can be chosen otherwise (spec 4: cart edit mode); the shop gets an addition and a removal. */

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer({ catalogue: choiceCatalogue() });
});

afterEach(() => server.close());

let calls = 0;
const id = (): string => `change-${String(++calls).padStart(12, '0')}`;
const LAMP = { parentSku: 'LAMP', sku: 'LAMP' };
const greeting = (text: string) => ({ custom: { 1: text } });

const shownLines = (view: CartView): unknown[] => view.lines.map(({ key, qty }) => [key, qty]);

test('a line is changed without a network, and the server has just that afterwards', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
  await api.command('cart.add', { operationId: id(), parentSku: 'TABLE-LAMP', sku: 'TABLE-LAMP', qty: 1 });
  await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  device.isOffline = true;
  await api.hint('offline');

  const { lines } = await cart(({ count }) => count === 3);
  const [{ key, isChangeable }, plain] = lines as [CartView['lines'][number], CartView['lines'][number]];
  expect([isChangeable, plain.isChangeable]).toEqual([true, false]);
  const change = { operationId: id(), key, ...LAMP, qty: 3, options: greeting('Ola') };
  expect(await api.command('cart.change', change)).toMatchObject({ ok: true });
  // It keeps its place. Asked again, as after a restart, it happens once.
  expect(await api.command('cart.change', change)).toEqual({ ok: true, value: { code: 'lineChanged' } });
  expect(shownLines(await cart(({ count }) => count === 4))).toEqual([
    ['LAMP|c1=Ola', 3],
    ['TABLE-LAMP', 1],
  ]);
  const tasks = await window.value<readonly TaskView[]>('task.all', {}, (all) => all.length === 2);
  expect(tasks.map(({ subject, canCancel }) => [(subject as { change: string }).change, canCancel])).toEqual([
    ['add', false],
    ['remove', false],
  ]);

  // The same choice in another number is the same line.
  const key2 = 'LAMP|c1=Ola';
  await api.command('cart.change', { operationId: id(), key: key2, ...LAMP, qty: 1, options: greeting('Ola') });
  await cart(({ count }) => count === 2);

  device.isOffline = false;
  await api.hint('online');
  const settled = await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
  expect(Object.fromEntries(shownLines(settled) as [string, number][])).toEqual({ 'LAMP|c1=Ola': 1, 'TABLE-LAMP': 1 });
  await api.close();
});

test('a line that is changed twice at the same moment is changed once', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
  const change = { key: 'LAMP|c1=Kari', ...LAMP, qty: 2, options: greeting('Ola') };
  const answers = await Promise.all(
    [id(), id()].map((operationId) => api.command('cart.change', { operationId, ...change })),
  );
  expect(answers).toMatchObject([{ ok: true }, { ok: false, error: { code: 'lineGone' } }]);
  const { lines } = await window.value<CartView>('cart.current', {}, ({ pending }) => pending === 3);
  expect(lines.map(({ key, qty }) => [key, qty])).toEqual([['LAMP|c1=Ola', 2]]);
  await api.close();
});

test.each([
  ['a line that is gone', { key: 'VASE' }, { code: 'lineGone' }],
  ['no whole number', { qty: 0 }, { code: 'quantityInvalid', params: { max: 999 } }],
  ['more than there is', { qty: 999 }, { code: 'moreThanLeft' }],
  ['a text that is too long', { options: greeting('x'.repeat(2001)) }, { code: 'choiceTooLong' }],
])('%s changes nothing', async (_what, wrong, error) => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
  const call = { operationId: id(), key: 'LAMP|c1=Kari', ...LAMP, qty: 1, options: greeting('Ola'), ...wrong };
  expect(await api.command('cart.change', call)).toMatchObject({ ok: false, error });
  const { lines } = await window.value<CartView>('cart.current', {}, ({ count }) => count > 0);
  expect(lines.map(({ key, qty }) => [key, qty])).toEqual([['LAMP|c1=Kari', 2]]);
  await api.close();
});

test('what the shop refuses gives the line back, as it was', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  device.isOffline = true;
  await api.hint('offline');
  await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
  const call = { operationId: id(), key: 'LAMP|c1=Kari', parentSku: 'TABLE-LAMP', sku: 'TABLE-LAMP', qty: 1 };
  await api.command('cart.change', call);
  await server.shop('set-stock', 'TABLE-LAMP', 0);
  device.isOffline = false;
  await api.hint('online');
  const { lines } = await cart(
    ({ pending, count, totals }) => pending === 0 && count === 2 && totals.state === 'confirmed',
  );
  expect(lines.map(({ key, qty }) => [key, qty])).toEqual([['LAMP|c1=Kari', 2]]);
  const [refused] = await window.value<readonly TaskView[]>('task.all', {}, (all) => all[0]?.state === 'failed');
  expect(refused).toMatchObject({ subject: { change: 'add', sku: 'TABLE-LAMP' } });
  await api.close();
});

const cartIsSettled = ({ pending, totals }: CartView): boolean => pending === 0 && totals.state === 'confirmed';

test('what was chosen for the last pieces can be chosen otherwise: they are free for the line that takes their place', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  await server.shop('set-stock', 'LAMP', 2);
  await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
  await window.value<CartView>('cart.current', {}, (cart) => cart.count === 2 && cartIsSettled(cart));
  const call = { operationId: id(), key: 'LAMP|c1=Kari', ...LAMP, qty: 2, options: greeting('Ola') };
  expect(await api.command('cart.change', call)).toMatchObject({ ok: true });
  const settled = await window.value<CartView>(
    'cart.current',
    {},
    (cart) => cart.lines[0]?.key !== 'LAMP|c1=Kari' && cartIsSettled(cart),
  );
  expect(shownLines(settled)).toEqual([['LAMP|c1=Ola', 2]]);
  expect(await window.value<readonly TaskView[]>('task.all', {})).toEqual([]);
  await api.close();
});

test('of an article in two lines each can have what the other leaves, and fewer than before whatever is left', async () => {
  const { api, window } = await filledDevice((request) => server.app.handle(request));
  const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
  await server.shop('set-stock', 'LAMP', 5);
  for (const name of ['Kari', 'Ola'])
    await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting(name) });
  await cart((view) => view.count === 4 && cartIsSettled(view));
  await window.value<CartView>('cart.current', {}, ({ lines }) => lines.every(({ maxQty }) => maxQty <= 5));
  const setTo = (qty: number) => api.command('cart.setQty', { operationId: id(), key: 'LAMP|c1=Kari', qty });
  expect(await setTo(4)).toEqual({ ok: true, value: { code: 'quantityLimited', params: { max: 3 } } });
  expect(shownLines(await cart((view) => view.count === 5 && cartIsSettled(view)))).toEqual([
    ['LAMP|c1=Kari', 3],
    ['LAMP|c1=Ola', 2],
  ]);
  await server.shop('set-stock', 'LAMP', 1);
  expect(await setTo(2)).toMatchObject({ ok: true });
  const fewer = await cart((view) => view.count < 5 && cartIsSettled(view));
  expect(fewer.lines[0]!.qty).toBeLessThan(3);
  expect(await window.value<readonly TaskView[]>('task.all', {})).toEqual([]);
  await api.close();
});

const OLD = 'LAMP|c1=Kari';
const addAgain = { name: 'cart.add', call: { ...LAMP, qty: 1, options: greeting('Kari') } };
const setTo4 = { name: 'cart.setQty', call: { key: OLD, qty: 4 } };
const changeTo = (sku: string, options?: ReturnType<typeof greeting>) => ({
  name: 'cart.change',
  call: { key: OLD, parentSku: sku, sku, qty: 1, ...(options && { options }) },
});

test.each([
  ['added again', [addAgain], { [OLD]: 3 }],
  ['added again and set', [addAgain, setTo4], { [OLD]: 4 }],
  ['added again and removed', [addAgain, { name: 'cart.remove', call: { key: OLD } }], {}],
  ['added again and changed to what is refused too', [addAgain, changeTo('TABLE-LAMP')], { [OLD]: 3 }],
  ['added again and changed to what is taken', [addAgain, changeTo('LAMP', greeting('Ola'))], { 'LAMP|c1=Ola': 1 }],
] as const)(
  'the old line of a refused change, %s meanwhile, is as if it had stayed',
  async (_what, steps, expected) => {
    const { device, api, window } = await filledDevice((request) => server.app.handle(request));
    const cart = (isIt: (view: CartView) => boolean) => window.value<CartView>('cart.current', {}, isIt);
    await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
    await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
    device.isOffline = true;
    await api.hint('offline');
    for (const { name, call } of [changeTo('TABLE-LAMP'), ...steps]) {
      expect(await api.command(name, { operationId: id(), ...call })).toMatchObject({ ok: true });
    }
    await server.shop('set-stock', 'TABLE-LAMP', 0);
    device.isOffline = false;
    await api.hint('online');
    await window.value<readonly TaskView[]>('task.all', {}, (all) => all.some(({ state }) => state === 'failed'));
    const { lines } = await cart(({ pending, totals }) => pending === 0 && totals.state === 'confirmed');
    expect(Object.fromEntries(lines.map(({ key, qty }) => [key, qty]))).toEqual(expected);
    await api.close();
  },
);

test('a change that is cut off between its halves is brought to its end by whoever comes next', async () => {
  const { device, api, window } = await filledDevice((request) => server.app.handle(request));
  device.isOffline = true;
  await api.hint('offline');
  await api.command('cart.add', { operationId: id(), ...LAMP, qty: 2, options: greeting('Kari') });
  await window.value<CartView>('cart.current', {}, ({ count }) => count === 2);
  await api.close();

  let reached = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const dying = device.openTab((label) => {
    if (label !== 'between-replacement') return undefined;
    reached();
    return new Promise<void>(() => undefined);
  });
  await new Window(dying.api).open();
  const change = { operationId: id(), key: 'LAMP|c1=Kari', ...LAMP, qty: 1, options: greeting('Ola') };
  void dying.api.command('cart.change', change);
  await isReached;
  device.locks.dropRealm(dying.realm);
  await dying.api.close();

  const next = device.openTab();
  const after = new Window(next.api);
  await after.open();
  const halves = await after.value<readonly TaskView[]>('task.all', {}, (all) => all.length === 3);
  expect(halves.map(({ subject }) => (subject as { change: string }).change)).toEqual(['add', 'add', 'remove']);
  device.isOffline = false;
  await next.api.hint('online');
  const settled = await after.value<CartView>('cart.current', {}, ({ totals }) => totals.state === 'confirmed');
  expect(shownLines(settled)).toEqual([['LAMP|c1=Ola', 1]]);
  await next.api.close();
});
