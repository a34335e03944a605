import { asc, eq } from 'drizzle-orm';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultStoreView } from '#config/stores.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { createLogger } from '../logger.ts';
import type { Mailer } from '../mail/mailer.ts';
import { shopMailer } from '../mail/shop-mailer.ts';
import { readEnvironment } from '../environment.ts';
import { reasonOf } from '../failure-facts.ts';
import { changePrice, changeStock, disableArticle } from '../store/change-product.ts';
import { renewDatabaseId } from '../store/meta.ts';
import { mostSearched } from '../search-provider/search-events.ts';
import type { Queries } from '../store/database.ts';
import { listOrders } from './list-orders.ts';
import { listPayments } from './list-payments.ts';
import { listShipments } from './list-shipments.ts';
import { cartItems, carts } from '../store/schema.ts';
import { inTransaction } from '../store/transaction.ts';
import { type Arguments, CommandError, type CommandOutcome, needed, numberOf } from './command-outcome.ts';
import { addCoupon, listCoupons, removeCoupon } from './coupon-commands.ts';
import { reviews } from './review-commands.ts';
import { importPath } from './import-command.ts';
import { whyNoArticle } from './no-article.ts';
import { oneLine } from './one-line.ts';
import { storeOf } from './store-of.ts';
import { addDemoCustomer, deleteUser, listUsers, resetPassword, setOrder } from './customer-commands.ts';

/** Upper bounds for prices (major units) and stocks: with larger ones, totals could no longer be computed exactly. */
const AMOUNT_MAX = 10_000_000;
const STOCK_MAX = 1_000_000;

const help = `npm run shop -- <command> [--json]
  import <path> [--map map.json] [--format auto|csv|ndjson|norske-sofaer|elasticdump] [--pictures folder|address|none]
         [--strict] [--store code]
  orders [--since ISO] | orders <number or id>
  payments
  set-order <number> pending|processing|complete|canceled|closed
  users
  reset-password <email>
  delete-user <email>
  add-demo-customer
  carts
  searches [--store code]
  shipments
  reviews [list [waiting|published|refused|all] | publish <id> | refuse <id>]
  set-price <sku> <amount> [--store code]
  set-stock <sku> <qty>
  disable <sku>
  restored
  coupons
  add-coupon <code> <percent>
  remove-coupon <code>`;

const options = {
  json: { type: 'boolean' },
  since: { type: 'string' },
  format: { type: 'string' },
  store: { type: 'string' },
  map: { type: 'string' },
  pictures: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

interface Command {
  readonly run: (database: Queries, args: Arguments) => Promise<CommandOutcome>;
  /** How many words follow its name at most. */
  readonly most: number;
  /** Its options beside `--json`. */
  readonly options?: readonly (keyof typeof options)[];
}

const commands: Readonly<Record<string, Command>> = {
  import: { run: importPath, most: 1, options: ['map', 'format', 'pictures', 'strict', 'store'] },
  orders: { run: listOrders, most: 1, options: ['since'] },
  payments: { run: listPayments, most: 0 },
  'set-order': { run: setOrder, most: 2 },
  users: { run: listUsers, most: 0 },
  'reset-password': { run: resetPassword, most: 1 },
  'delete-user': { run: deleteUser, most: 1 },
  'add-demo-customer': { run: addDemoCustomer, most: 0 },
  carts: { run: listCarts, most: 0 },
  searches: { run: listSearches, most: 0, options: ['store'] },
  shipments: { run: listShipments, most: 0 },
  reviews: { run: reviews, most: 2 },
  'set-price': { run: setPrice, most: 2, options: ['store'] },
  'set-stock': { run: setStock, most: 2 },
  disable: { run: disable, most: 1 },
  restored: { run: restored, most: 0 },
  coupons: { run: listCoupons, most: 0 },
  'add-coupon': { run: addCoupon, most: 2 },
  'remove-coupon': { run: removeCoupon, most: 1 },
};

/** The command with its paths made absolute, since the running server may have another working directory. */
export function withWholePath(argv: readonly string[]): readonly string[] {
  const { tokens } = parseArgs({ args: [...argv], allowPositionals: true, strict: false, options, tokens: true });
  const [name, path] = tokens.filter((token) => token.kind === 'positional');
  if (name?.value !== 'import') return argv;
  const named = tokens.filter((token) => token.kind === 'option' && ['map', 'pictures'].includes(token.name));
  // An empty one is no path; it would be the folder that the operator is in.
  let whole: readonly string[] = path?.value ? argv.with(path.index, resolve(path.value)) : argv;
  for (const token of named) {
    const value = 'value' in token ? token.value : undefined;
    if (!value || value === 'none' || /^https?:/i.test(value)) continue;
    const isInline = 'inlineValue' in token && token.inlineValue === true;
    whole = isInline
      ? whole.with(token.index, `--${'name' in token ? token.name : ''}=${resolve(value)}`)
      : whole.with(token.index + 1, resolve(value));
  }
  return whole;
}

/** Where a command leaves files, by what it writes to shoppers, and who hears how far it is. */
export interface CommandSurroundings {
  readonly dataDir?: string;
  readonly mailer?: Mailer;
  readonly say?: (text: string) => void;
}

/** Carries out one operator's command; never throws. */
export async function runCommand(
  database: Queries,
  argv: readonly string[],
  { dataDir, mailer, say = () => undefined }: CommandSurroundings = {},
): Promise<CommandOutcome> {
  try {
    const { positionals, values } = parseArgs({ args: [...argv], allowPositionals: true, options });
    const [name = '', ...rest] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) return { ok: false, message: name ? `Unknown command: ${name}\n${help}` : help };
    refuseMore(name, command, { rest, values });
    const environment = readEnvironment(process.env);
    const { shopUrl } = environment;
    const place = { ...environment, dataDir: dataDir ?? environment.dataDir };
    return await command.run(database, {
      positionals: rest,
      values,
      shopUrl,
      dataDir: place.dataDir,
      mailer: () => mailer ?? shopMailer(createLogger(environment.logLevel), place),
      say,
    });
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  }
}

/** Refuses what a command does not know, before it does something else than was meant: `set-price SOFA 12 990`. */
function refuseMore(name: string, { most, options: known = [] }: Command, given: Given): void {
  const more = given.rest[most];
  if (more !== undefined) throw new CommandError(`${name} takes no «${more}»: nothing is changed.`);
  for (const option of Object.keys(given.values))
    if (option !== 'json' && !known.some((one) => one === option))
      throw new CommandError(`${name} takes no --${option}: nothing is changed.`);
}

interface Given {
  readonly rest: readonly string[];
  readonly values: object;
}

async function listCarts(database: Queries): Promise<CommandOutcome> {
  const open = await database.select().from(carts).where(eq(carts.isOpen, true)).orderBy(asc(carts.createdAt));
  const items = new Map<string, { itemId: number; sku: string; qty: number }[]>(open.map(({ id }) => [id, []]));
  for (const { cartId, itemId, sku, qty } of await database.select().from(cartItems).orderBy(asc(cartItems.itemId)))
    items.get(cartId)?.push({ itemId, sku, qty });
  const document = open.map((cart) => ({
    cartId: cart.id,
    store: cart.storeCode,
    created: cart.createdAt.toISOString(),
    updated: cart.updatedAt.toISOString(),
    coupon: cart.couponCode,
    items: items.get(cart.id) ?? [],
  }));
  const lines = document.map(({ cartId, items: held }) =>
    [cartId, ...held.map(({ sku, qty }) => `${qty} x ${sku}`)].join('  '),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No carts.'] };
}

async function listSearches(database: Queries, { values }: Arguments): Promise<CommandOutcome> {
  const { code } = values.store ? storeOf(values.store) : defaultStoreView;
  const document = await mostSearched(database, code);
  const lines = document.map(({ text, count, results }) =>
    [`${count} x`, oneLine(text), `${results ?? '?'} found`].join('  '),
  );
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No searches.'] };
}

async function setPrice(database: Queries, { positionals: [sku, text], values }: Arguments): Promise<CommandOutcome> {
  const amount = numberOf(text, 'an amount', { least: 0, most: AMOUNT_MAX });
  if (toMajor(toMinor(amount)) !== amount) throw new CommandError('An amount has at most two decimals.');
  const store = values.store ? storeOf(values.store) : defaultStoreView;
  return changed(database, sku, {
    what: `costs ${amount} ${store.currency.code}`,
    change: (name) => inTransaction(database, (queries) => changePrice(queries, name, amount, store)),
  });
}

async function setStock(database: Queries, { positionals: [sku, text] }: Arguments): Promise<CommandOutcome> {
  const qty = numberOf(text, 'a quantity', { least: 0, most: STOCK_MAX });
  if (!Number.isInteger(qty)) throw new CommandError('A quantity is a whole number.');
  return changed(database, sku, {
    what: `has ${qty} in stock`,
    change: (name) => inTransaction(database, (queries) => changeStock(queries, name, qty)),
  });
}

async function disable(database: Queries, { positionals: [sku] }: Arguments): Promise<CommandOutcome> {
  return changed(database, sku, {
    what: 'is disabled',
    change: (name) => inTransaction(database, (queries) => disableArticle(queries, name)),
  });
}

/** Until the numbers of a restored database are those of before, devices would take its changes for ones that they have. */
async function restored(database: Queries): Promise<CommandOutcome> {
  await renewDatabaseId(database);
  return { ok: true, document: { renewed: true }, lines: ['Devices look through the whole catalogue again.'] };
}

async function changed(
  database: Queries,
  sku: string | undefined,
  { what, change }: { readonly what: string; readonly change: (sku: string) => Promise<boolean> },
): Promise<CommandOutcome> {
  const name = needed(sku, 'a sku');
  if (!(await change(name))) throw new CommandError(await whyNoArticle(database, name));
  return { ok: true, document: { sku: name, changed: true }, lines: [`${name} ${what}`] };
}
