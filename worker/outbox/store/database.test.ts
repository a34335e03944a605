import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryCache } from '#tests/support/memory-cache.ts';
import { renewCart } from '../calls/cart-record.ts';
import type { Entry, RenderedRequest } from '../entry.ts';
import { GUEST } from '../owner.ts';
import type { Box } from './box.ts';
import { openOutboxDatabase } from './database.ts';
import { keptStore } from './kept-store.ts';
import { createMirror } from './mirror.ts';
import { openOldForm } from './old-form.ts';
import type { OutboxDatabase, Proof, Store } from './store.ts';
import { LostLease } from '../lease.ts';

const shared = { version: 1, owner: GUEST, storeCode: 'bmno', createdAt: 0 } as const;
const intent = { kind: 'add', lineKey: 'A', sku: 'A', qty: 1, options: {}, line: null } as const;
const change = (seq: number): Entry => ({
  ...shared,
  kind: 'cart.change',
  seq,
  id: `change-${seq}`,
  key: `change-${seq}`,
  intent,
});

const request: RenderedRequest = {
  method: 'POST',
  url: '/',
  headers: {},
  body: null,
  covers: ['change-1'],
  cartId: null,
};

let cache: MemoryCache;

beforeEach(() => {
  cache = new MemoryCache();
  const { IDBFactory, ...types } = fake;
  for (const [name, type] of Object.entries(types)) if (name.startsWith('IDB')) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});

const seqsIn = (database: Pick<OutboxDatabase, 'look'>): Promise<number[]> =>
  database.look((box) => box.rows.map(({ entry }) => entry.seq));

function queue(database: OutboxDatabase, proof: Proof | null = null): Promise<unknown> {
  return database.transact((box) => box.add(change(box.nextSeq())), proof);
}

test('steps of two realms are whole transactions, strict ones: no number is drawn twice', async () => {
  const asked = vi.spyOn(fake.IDBDatabase.prototype, 'transaction');
  const [one, other] = [openOutboxDatabase(), openOutboxDatabase()];
  await Promise.all([one, other, one, other].map((database) => queue(database)));
  expect(await seqsIn(one)).toEqual([1, 2, 3, 4]);
  const writing = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing.map(([, , options]) => options?.durability)).toEqual(Array(4).fill('strict'));
});

test('a step that fails leaves everything as it was', async () => {
  const database = openOutboxDatabase();
  await queue(database);
  const failing = database.transact((box) => {
    box.add(change(box.nextSeq()));
    throw new Error('no');
  }, null);
  await expect(failing).rejects.toThrow('no');
  expect(await seqsIn(database)).toEqual([1]);
  expect(await database.look(({ lastSeq }) => lastSeq)).toBe(1);
});

test('who lost its post changes nothing: the transaction itself looks', async () => {
  const database = openOutboxDatabase();
  const { lease, isUnfinished } = await database.takePost('outbox');
  expect(isUnfinished).toBe(false);
  const proof: Proof = { post: 'outbox', number: lease, confirm: async () => undefined };
  await queue(database, proof);
  expect(await database.takePost('outbox')).toMatchObject({ isUnfinished: true });
  await expect(queue(database, proof)).rejects.toThrow(LostLease);
  expect(await database.beat('outbox', lease)).toBe(false);
  expect(await seqsIn(database)).toEqual([1]);
});

test.each([
  ['is untouched', async () => undefined, false],
  ['was sent meanwhile', (box: Box) => box.file({ ...box.rows[0]!, request }), true],
  ['was answered and let go meanwhile', (box: Box) => box.remove(box.rows[0]!), true],
] as const)('an entry that its mirror does not keep and that %s', async (_what, meanwhile, isKept) => {
  const database = openOutboxDatabase();
  const put = async (): Promise<void> => {
    await database.transact((box) => void meanwhile(box), null);
    throw new Error('the mirror did not keep it');
  };
  const mirror = createMirror(async () => ({ ...cache.asCache(), put }), 'http://shop.test');
  const queued = keptStore(database, mirror, openOldForm()).step((box) => box.add(change(box.nextSeq())));
  if (isKept) await queued;
  else {
    await expect(queued).rejects.toThrow('the mirror did not keep it');
    expect(await seqsIn(database)).toEqual([]);
  }
});

test('an entry that is made and handed over in one step is not handed over before its request is kept', async () => {
  const database = openOutboxDatabase();
  const { put: keep, ...others } = cache.asCache();
  const put: typeof keep = async (address, response) => {
    if (String(address).endsWith('/request')) throw new Error('no room');
    return keep(address, response);
  };
  const mirror = createMirror(async () => ({ ...others, put }), 'http://shop.test');
  const prepared = keptStore(database, mirror, openOldForm()).step((box) => {
    box.add(change(box.nextSeq()));
    box.file({ ...box.rows[0]!, request });
  });
  await expect(prepared).rejects.toThrow('no room');
});

test('an entry that gives way to one that is not kept stays', async () => {
  const database = openOutboxDatabase();
  const { put: keep, ...others } = cache.asCache();
  const put: typeof keep = async (address, response) => {
    if ((await response.clone().text()).includes('change-2')) throw new Error('no room');
    return keep(address, response);
  };
  const mirror = createMirror(async () => ({ ...others, put }), 'http://shop.test');
  const store = keptStore(database, mirror, openOldForm());
  await store.step((box) => box.add(change(box.nextSeq())));
  const replaced = store.step((box) => {
    box.remove(box.rows[0]!);
    box.add(change(box.nextSeq()));
  });
  await expect(replaced).rejects.toThrow('no room');
  expect(await seqsIn(database)).toEqual([1]);
  expect((await mirror.read()).rows.map(({ entry }) => entry.seq)).toEqual([1]);
});

test('a cart whose call its mirror does not keep is no cart, and may be asked for again', async () => {
  const database = openOutboxDatabase();
  let isFull = true;
  const { put: keep, ...others } = cache.asCache();
  const put: typeof keep = async (address, response) => {
    if (isFull && (await response.clone().text()).includes('cart.create')) throw new Error('no room');
    return keep(address, response);
  };
  const store = keptStore(
    database,
    createMirror(async () => ({ ...others, put }), 'http://shop.test'),
    openOldForm(),
  );
  const name = { owner: GUEST, storeCode: 'bmno' };
  const renew = (box: Box): unknown => renewCart(box, name, { nextId: () => 'create-key', now: 0 });
  await expect(store.step(renew)).rejects.toThrow('no room');
  expect(await store.look((box) => box.cart(name))).toBeNull();
  isFull = false;
  await store.step(renew);
  expect(await store.look((box) => box.cart(name))).toMatchObject({ createKey: 'create-key' });
});

test('a post that was left is finished, until somebody takes it again', async () => {
  const database = openOutboxDatabase();
  const { lease } = await database.takePost('sender');
  const pulse = await database.pulse('sender');
  expect(await database.beat('sender', lease)).toBe(true);
  expect(await database.pulse('sender')).not.toBe(pulse);
  expect(await database.isUnfinished('sender')).toBe(true);
  await database.leavePost('sender', lease);
  expect(await database.isUnfinished('sender')).toBe(false);
});

/** What a version before this one wrote, name by name. */
const old = {
  journal: {
    '/__journal/000000000004-create-key': {
      ...shared,
      kind: 'cart.create',
      seq: 4,
      id: 'create-key',
      key: 'create-key',
    },
    '/__journal/000000000005-change-5': change(5),
    '/__journal/000000000005-change-5/request': {
      method: 'POST',
      url: '/api/cart/update?cartId=cart',
      headers: {},
      body: '{}',
      covers: ['change-5'],
      cartId: 'cart',
    },
    '/__journal/000000000006-change-6': change(6),
    '/__journal/watermark': 3,
  },
  numbers: { seq: 8, 'lease outbox': 12, 'pulse outbox': 40 },
  carts: {
    'guest|bmno': { cartId: 'cart', createKey: 'create-key', createSeq: 4, isLost: false, itemIds: { A: '7' } },
  },
  attempts: {
    'change-5': { attempts: 2, answered: 1, at: 5, nextAt: 9, reason: 'serverError', isOutcomeUnknown: true },
  },
  requests: {},
};

/** Fills the stores of a device as that version did. */
async function leaveOldForm(): Promise<void> {
  for (const [path, value] of Object.entries(old.journal))
    cache.texts.set(`http://shop.test${path}`, JSON.stringify(value));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('outbox-control', 2);
    opening.addEventListener('error', () => reject(opening.error!));
    opening.addEventListener('upgradeneeded', () => {
      for (const name of ['numbers', 'carts', 'attempts', 'requests'] as const) {
        const store = opening.result.createObjectStore(name);
        for (const [key, value] of Object.entries(old[name])) store.put(value, key);
      }
    });
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
}

function start(oldForm = openOldForm()): Store {
  const mirror = createMirror(async () => cache.asCache(), 'http://shop.test');
  return keptStore(openOutboxDatabase(), mirror, oldForm);
}

test('a queue that an older version left goes on with everything: calls, what was sent, attempts, cart, numbers', async () => {
  await leaveOldForm();
  const store = start();
  const rows = await store.look((box) => box.rows);
  expect(rows.map(({ entry }) => entry)).toEqual([
    old.journal['/__journal/000000000004-create-key'],
    change(5),
    change(6),
  ]);
  expect(rows[1]).toMatchObject({
    request: old.journal['/__journal/000000000005-change-5/request'],
    attempt: old.attempts['change-5'],
    reply: null,
  });
  expect(await store.look((box) => box.cart({ owner: GUEST, storeCode: 'bmno' }))).toEqual(old.carts['guest|bmno']);
  expect(await store.step((box) => box.nextSeq())).toBe(9);
  expect(await store.wasDamaged(), 'nothing was lost').toBe(false);
});

test('what an older version left is taken over once', async () => {
  await leaveOldForm();
  const name = { owner: GUEST, storeCode: 'bmno' };
  await start().step((box) => {
    for (const row of box.rows) box.remove(row);
    box.setCart(name, null);
  });
  const databases = async (): Promise<unknown> => (await indexedDB.databases()).map((each) => each.name);
  await expect.poll(databases).toEqual(['outbox']);
  const later = start();
  expect(await later.look((box) => box.rows)).toEqual([]);
  expect(await later.look((box) => box.cart(name))).toBeNull();
});

test('two realms that find what an older version left take it over once', async () => {
  await leaveOldForm();
  const name = { owner: GUEST, storeCode: 'bmno' };
  const found = openOldForm();
  const read = async (): ReturnType<typeof found.read> => {
    const left = await found.read();
    // Meanwhile the other one has taken it over, and gone on.
    await start().step((box) => box.setCart(name, null));
    return left;
  };
  expect(await start({ ...found, read }).look((box) => box.cart(name))).toBeNull();
});

test.each([['no store'], ['one store', 'numbers']])(
  'a database that damage left with %s is made anew, by two realms at once, and has what the mirror kept',
  async (_what, ...left) => {
    await start().step((box) => box.add(change(box.nextSeq())));
    vi.stubGlobal('indexedDB', new fake.IDBFactory());
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('outbox', 1);
      opening.addEventListener('error', () => reject(opening.error!));
      opening.addEventListener('upgradeneeded', () => left.forEach((name) => opening.result.createObjectStore(name)));
      opening.addEventListener('success', () => {
        opening.result.close();
        resolve();
      });
    });
    const [one, other] = [start(), start()];
    const found = await Promise.all(
      [one, other].map((store) => store.look((box) => box.rows.map(({ entry }) => entry))),
    );
    expect(found).toEqual([[change(1)], [change(1)]]);
    expect(await one.step((box) => box.nextSeq())).toBe(2);
    expect(await other.step((box) => box.nextSeq())).toBe(3);
    expect(await one.wasDamaged()).toBe(true);
  },
);
