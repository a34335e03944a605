import { afterEach, expect, test } from 'vitest';
import { TestDevice } from '#tests/support/device.ts';
import { openShopper } from '../../storage/database.ts';
import { Shopper } from '../../shopper/shopper.ts';
import type { FiledReply } from '../entry.ts';
import { inOutbox } from '../in-outbox.ts';
import { queuedTask, type ToldEntry } from './queued-task.ts';
import { reconcile } from './reconcile.ts';

const shared = { version: 1, owner: 'guest', storeCode: 'bmno', createdAt: 0 } as const;
const profile = { firstName: '', lastName: '', email: '', company: '', taxId: '', addresses: [] };
const customer = { email: '', firstname: '', lastname: '', taxvat: null, company: null, addresses: [] };
const edit = { kind: 'personal', changes: {} } as never;

/** An answer of which this version makes nothing: a profile without its addresses. */
const unreadable: ToldEntry = {
  ...shared,
  kind: 'profile.save',
  seq: 1,
  id: 'profile-edit',
  key: 'profile-edit',
  edit,
  base: profile,
  update: { customer },
};
const subscription: ToldEntry = {
  ...shared,
  kind: 'task',
  seq: 2,
  id: 'newsletter',
  key: 'newsletter',
  wish: { kind: 'newsletter', change: 'subscribe', email: 'kari@example.no' },
  wire: { method: 'POST', url: '/api/ext/newsletter', headers: {}, body: null },
};

const opened: Shopper[] = [];
afterEach(async () => {
  for (const shopper of opened.splice(0)) await shopper.close();
});

test('an answer that cannot be shown stays, and keeps no other from being shown', async () => {
  const { ports } = new TestDevice({ fetch: () => Promise.reject(new TypeError('no network')) }).openTab();
  const shopper = new Shopper(await openShopper(ports));
  opened.push(shopper);
  const reply: FiledReply = { outcome: 'accepted', status: 200, result: { id: 7 }, at: 0 };
  for (const entry of [unreadable, subscription]) {
    await ports.store.step((box) => {
      box.skipTo(entry.seq);
      box.add(entry);
      box.file({ ...box.rowOf(({ id }) => id === entry.id)!, reply });
    });
    await shopper.putTask(queuedTask(entry));
  }
  expect(await inOutbox({ ports, shopper }, reconcile)).toBe(1);
  expect((await shopper.task('newsletter'))?.state).toBe('sent');
  expect(await ports.store.look((box) => box.rows.map(({ entry }) => entry.id))).toEqual(['profile-edit']);
});
