/** A mistake that somebody could make, planted to see whether the tests notice (reliability 4: who tests the tests). */
export interface PlantedBug {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly right: string;
  readonly wrong: string;
  /** The test file that must notice. */
  readonly noticedBy: string;
}

const SIMULATION = 'tests/reliability/simulation.test.ts';
const CUSTOMERS = 'tests/reliability/customers.test.ts';
const FREEZING = 'tests/reliability/freezing.test.ts';
const REPLICATION = 'tests/worker/replication-crash.test.ts';
const IDEMPOTENCY = 'tests/contract/idempotency.test.ts';
const SESSIONS = 'tests/worker/session-model.test.ts';

/** The planted bugs that concern carts, orders and replication. */
export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'delete before send',
    file: 'worker/outbox/send/drain.ts',
    right: 'const verdict = await send(ports, next);',
    wrong: 'await ports.store.step((box) => box.remove(next.row), lease);\n  const verdict = await send(ports, next);',
    noticedBy: SIMULATION,
  },
  {
    name: '5xx is success',
    file: 'worker/outbox/send/classify.ts',
    right:
      "if (status >= HTTP_SERVER_ERROR) return wait('serverError', response, { isAnswered: true, isOutcomeUnknown: true });",
    wrong: `if (status >= HTTP_SERVER_ERROR)
    return { kind: 'final', reply: { outcome: 'accepted', status, result: envelope.result, at: now } };`,
    noticedBy: SIMULATION,
  },
  {
    name: 'new key for each attempt',
    file: 'worker/outbox/send/attempt.ts',
    right: "'idempotency-key': entry.key",
    wrong: "'idempotency-key': ports.ids.next()",
    noticedBy: SIMULATION,
  },
  {
    name: 'key checked outside the transaction',
    file: 'server/http/idempotent.ts',
    right: `  const outcome = await inTransaction<Reply>(
    database,
    async (queries) => {
      // What is read is read under the locks, because they are taken first.
      const [isClaimed, stored, ahead] = await together([
        claim(queries, call),
        storedReply(queries, call),
        call.readAhead?.(queries),
      ]);
      if (!isClaimed) return running();`,
    wrong: `  const stored = await storedReply(database, call);
  const outcome = await inTransaction<Reply>(
    database,
    async (queries) => {
      if (call.isOfCatalogue) await queries.execute(sql\`select \${catalogueLock}\`);
      const ahead = await call.readAhead?.(queries);`,
    noticedBy: IDEMPOTENCY,
  },
  {
    name: 'the merged changes of a line are answered one by one',
    file: 'worker/outbox/send/take-verdict.ts',
    right: 'fileReplies(box, request.covers.toReversed(), reply);',
    wrong: 'fileReplies(box, [entry.id], reply);',
    noticedBy: SIMULATION,
  },
  {
    // One by the time of this device does no harm: the server sees that it made no such one, and the device begins anew.
    name: 'a checkpoint beyond what was told',
    file: 'worker/replication/pull.ts',
    right: 'return { checkpoint, total, isComplete, done,',
    wrong: `const [last, ...list] = JSON.parse(Buffer.from(checkpoint, 'base64url')).toReversed();
  const made = Buffer.from(JSON.stringify([...list.toReversed(), last + 1])).toString('base64url');
  return { checkpoint: hasMore ? made : checkpoint, total, isComplete, done,`,
    noticedBy: REPLICATION,
  },
  {
    name: 'checkpoint before data',
    file: 'worker/replication/pull.ts',
    right: 'const refused = await writePage(pull, documents, tools);',
    wrong: `await tools.store.setCheckpoint(pull.name, { checkpoint, total, isComplete: !hasMore, done: 0, isRenewal: false, unreadable: [] });
    const refused = await writePage(pull, documents, tools);`,
    noticedBy: REPLICATION,
  },
  {
    name: 'a lease never expires',
    file: 'worker/outbox/post.ts',
    right: 'return !isOver();',
    wrong: 'return false;',
    noticedBy: FREEZING,
  },
  {
    name: 'stolen without fencing',
    file: 'worker/outbox/store/store.ts',
    right: 'if (proof && held(proof.post) !== proof.number) throw new LostLease();',
    wrong: '',
    noticedBy: FREEZING,
  },
  {
    name: 'rows older than seven days are dropped',
    file: 'worker/outbox/send/drain.ts',
    right: 'const waiting = sendable(box);',
    wrong: 'const waiting = sendable(box).filter(({ entry }) => now - entry.createdAt < 7 * 86_400_000);',
    noticedBy: SIMULATION,
  },
  {
    name: 'the mirror lives with the database',
    file: 'worker/outbox/store/kept-store.ts',
    right: 'for (const row of copy.rows.filter(({ entry }) => entry.seq > lastSeq)) {',
    wrong: 'for (const row of copy.rows.filter(({ entry }) => lastSeq > 0 && entry.seq > lastSeq)) {',
    noticedBy: SIMULATION,
  },
  {
    name: 'navigator.onLine is trusted',
    file: 'worker/open-context.ts',
    right: `if (hint === 'online' || hint === 'offline') void connection.lookForChange(hint === 'online');
      if (hint === 'visible') void connection.lookAnew();`,
    wrong: `if (hint === 'online' || hint === 'offline') {
        const { setOnline } = Object.getPrototypeOf(connection);
        Reflect.apply(setOnline, connection, [hint === 'online']);
        Object.assign(connection, { setOnline: () => undefined, probe: async () => hint === 'online' });
      }`,
    noticedBy: SIMULATION,
  },
  {
    name: 'an HTML page with status 200 is an answer',
    file: 'worker/outbox/send/classify.ts',
    right: "if (!/^application\\/json\\b/i.test(type)) return unknown('badContentType', response);",
    wrong: `if (!/^application\\/json\\b/i.test(type))
    return { kind: 'final', reply: { outcome: 'accepted', status: 200, result: true, at: now } };`,
    noticedBy: SIMULATION,
  },
  {
    name: 'the cart is emptied before the order is sealed',
    file: 'worker/outbox/seal-order.ts',
    right: "await ports.crashPoint('before-seal');",
    wrong: `await step((box) => {
    for (const row of box.rows) if (row.entry.kind === 'cart.change') box.remove(row);
  });
  await held.shopper.removeTasks((await held.shopper.tasks()).map(({ id }) => id));
  await ports.crashPoint('before-seal');`,
    noticedBy: SIMULATION,
  },
  {
    name: 'a request is forgotten when it is sealed anew',
    file: 'worker/outbox/send/drain.ts',
    right: 'box.file({ ...row, request });',
    wrong: '',
    noticedBy: SIMULATION,
  },
  {
    name: 'carts are renewed from the mirror without the names of their lines',
    file: 'worker/outbox/store/kept-store.ts',
    right: 'for (const [key, record] of [...copy.carts, ...(old?.carts ?? [])]) box.setCartOf(key, record);',
    wrong: `for (const [key, record] of [...copy.carts, ...(old?.carts ?? [])])
    box.setCartOf(key, { ...record, itemIds: {} });`,
    noticedBy: SIMULATION,
  },
  {
    name: 'a cart of a customer is not asked for again when an order has taken it along',
    file: 'worker/outbox/settle-cart.ts',
    right: "if (name.owner !== GUEST && (await askForCart(tools, name))) return 'queued';",
    wrong: '',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'what an order took along stays in the cart of its customer',
    file: 'worker/outbox/seal-order.ts',
    right: 'takeOut?.(box);',
    wrong: '',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'what has no answer yet is left in the cart of its customer',
    file: 'worker/outbox/take-out.ts',
    right: "fates.set(id, reply ? 'done' : { openKey: entry.key })",
    wrong: "if (reply) fates.set(id, 'done')",
    noticedBy: CUSTOMERS,
  },
  {
    name: 'a lost cart comes back without its coupon',
    file: 'worker/outbox/rebuild-cart.ts',
    right: 'if (known) additions.push(',
    wrong: 'if (known && lines.length === 0) additions.push(',
    noticedBy: SIMULATION,
  },
  {
    name: 'an order that is given up keeps its coupon',
    file: 'worker/outbox/repair/return-lines.ts',
    right: 'if (couponCode !== null && ',
    wrong: 'if (couponCode !== null && lines.length === 0 && ',
    noticedBy: SIMULATION,
  },
  {
    name: 'a coupon stays behind with a sign-in',
    file: 'worker/session/take-along.ts',
    right: 'if (coupon && lines.length > 0)',
    wrong: 'if (coupon && lines.length === 0)',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'a coupon that an order took the place of stays in the cart of its customer',
    file: 'worker/outbox/take-out.ts',
    right: 'for (const code of others) add({ items: [], coupon_code: code });',
    wrong: '',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'a coupon that was taken out is shown',
    file: 'worker/outbox/views/cart-state.ts',
    right: 'if (asked.couponCode === null) return null;',
    wrong: 'if (asked.couponCode === null) return known && { ...known, isConfirmed: false };',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'an order has the coupon of the cart at the shop',
    file: 'worker/outbox/seal-order.ts',
    right: 'const sealed = await entryOf(held, order, known);',
    wrong: `const base = await held.shopper.cart(order.name);
  const sealed = await entryOf(held, { ...order, couponCode: base?.couponCode ?? null }, known);`,
    noticedBy: CUSTOMERS,
  },
  {
    name: 'a cart that is heard of for the first time has no coupon',
    file: 'worker/outbox/pull-cart.ts',
    right: 'couponCode: totals.coupon_code ?? null,',
    wrong: 'couponCode: facts.base ? (totals.coupon_code ?? null) : null,',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'merged twice',
    file: 'worker/session/take-along.ts',
    right: 'const prefix = `${sessionId}.${guest.storeCode}`;',
    wrong: 'const prefix = `${ports.ids.next()}.${guest.storeCode}`;',
    noticedBy: CUSTOMERS,
  },
  {
    name: 'a sign-out keeps the outbox readable',
    file: 'worker/queries/task.ts',
    right: 'const tasks = everybodys.filter((task) => isTheirTask(task, orders, context));',
    wrong:
      'const tasks = everybodys.filter((task) => context.cart.owner === GUEST || isTheirTask(task, orders, context));',
    noticedBy: SESSIONS,
  },
  {
    // A version whose catalogue has another shape begins with an empty one.
    name: 'the storage is cleared with a new version',
    file: 'worker/storage/open-stores.ts',
    right: 'const opened: Readonly<Record<StoreName, unknown>> = { catalogue, shopper, outbox, mirror };',
    wrong: `if (catalogue && (await catalogue.database.products.count().exec()) === 0) {
    await platform.database.transact((box) => {
      for (const row of box.rows) box.remove(row);
      for (const name of box.carts.keys()) box.setCartOf(name, null);
    }, null);
    for (const collection of Object.values(shopper?.collections ?? {})) await collection.find().remove();
  }
  const opened: Readonly<Record<StoreName, unknown>> = { catalogue, shopper, outbox, mirror };`,
    noticedBy: CUSTOMERS,
  },
  {
    name: 'a quantity that is set is added',
    file: 'worker/outbox/calls/cart-change.ts',
    right: "...(effect.kind === 'add'",
    wrong: '...(!isRemoval',
    noticedBy: CUSTOMERS,
  },
];
