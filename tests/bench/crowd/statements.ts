import { createApp } from '#server/app.ts';
import { migrationsFolder } from '#server/environment.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import { createLogger } from '#server/logger.ts';
import { openDatabase } from '#server/store/database.ts';
import { storeViews } from '#config/stores.ts';
import { syntheticCatalogue } from '#server/synthetic/synthetic-catalogue.ts';
import { noMails } from '#tests/support/no-mails.ts';

const PRODUCTS = 50;
const STATEMENTS: ReadonlySet<string | symbol> = new Set(['select', 'selectDistinct', 'execute', 'insert', '$count']);

/** How many statements of the database answers cost, on a small shop in this process. */
export async function statementsOf(
  dataDir: string,
  work: (ask: (path: string) => Promise<unknown>) => Promise<void>,
): Promise<number> {
  const database = await openDatabase({ dataDir, migrations: migrationsFolder() });
  await writeCatalogue(database.queries, syntheticCatalogue(PRODUCTS), storeViews);
  let count = 0;
  const counting = new Proxy(database.queries, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (STATEMENTS.has(name)) count++;
        return Reflect.apply(value, target, given);
      };
    },
  });
  const app = createApp({
    database: counting,
    limiter: createLimiter(false),
    logger: createLogger(),
    version: 'bench',
    shopUrl: 'http://shop.test',
    mailer: noMails,
  });
  await work(async (path) => (await app.handle(new Request(`http://shop.test${path}`))).text());
  await database.close();
  return count;
}
