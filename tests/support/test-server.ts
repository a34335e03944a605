import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '#server/app.ts';
import type { AccountSettings } from '#server/account/account-settings.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import { runCommand } from '#server/cli/commands.ts';
import type { ReadCatalogue } from '#server/import/imported-catalogue.ts';
import { writeCatalogue } from '#server/import/write-catalogue.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { type MailTemplate, writtenMail } from '#server/mail/written-mail.ts';
import type { RecaptchaSettings } from '#server/recaptcha/recaptcha.ts';
import type { Queries, ShopDatabase } from '#server/store/database.ts';
import { storeViews } from '#config/stores.ts';
import { noMails } from './no-mails.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { testCatalogue } from './test-catalogue.ts';

/** A mail that left the shop. */
export interface SentMail {
  readonly to: string;
  readonly template: MailTemplate;
  readonly subject: string;
  readonly text: string;
}

/** The whole backend in this process, on a database of its own. */
export interface TestServer {
  readonly app: App;
  readonly database: Queries;
  /** What was mailed, the latest last. */
  readonly mails: readonly SentMail[];
  /** The operator's command; answers with its JSON document. */
  readonly shop: <T = unknown>(...command: (string | number)[]) => Promise<T>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly catalogue?: ReadCatalogue;
  readonly isLimiting?: boolean;
  readonly accounts?: AccountSettings;
  readonly recaptcha?: RecaptchaSettings;
  readonly database?: () => Promise<ShopDatabase>;
  /** How many calls that change something are under way at most. */
  readonly writesAtOnce?: number;
}

/** Starts a backend with the small test catalogue, or another one. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await (options.database ?? openPostgresDatabase)();
  await writeCatalogue(database.queries, options.catalogue ?? testCatalogue(), storeViews);
  const failures: unknown[] = [];
  const mails: SentMail[] = [];
  const send: Mailer['send'] = (mail) =>
    void mails.push({ to: mail.to, template: mail.template, ...writtenMail(mail) });
  const mailer: Mailer = { ...noMails, send, deliver: async (mail) => (send(mail), 'delivered') };
  const app = createApp({
    database: database.queries,
    limiter: createLimiter(options.isLimiting ?? false),
    logger: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (details: unknown) => void failures.push(details),
    },
    version: 'test',
    mailer,
    ...(options.accounts ? { accounts: options.accounts } : {}),
    recaptcha: options.recaptcha ?? null,
    ...(options.writesAtOnce ? { writesAtOnce: options.writesAtOnce } : {}),
    // What a test has just changed it asks for at once.
    toldAgainMs: 0,
    shopUrl: 'http://shop.test',
  });
  const underWay = new Set<Promise<Response>>();
  let isClosed = false;
  const handle: App['handle'] = (request, address) => {
    // A device whose test is over may still ask, and finds no shop.
    if (isClosed) return Promise.reject(new TypeError('the test server is closed'));
    const answer = app.handle(request, address);
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  return {
    app: { ...app, handle },
    database: database.queries,
    mails,
    shop: async <T>(...command: (string | number)[]): Promise<T> => {
      const outcome = await runCommand(database.queries, command.map(String), {
        dataDir: join(tmpdir(), 'stua-test-data'),
        mailer,
      });
      if (!outcome.ok) throw new Error(outcome.message);
      return outcome.document as T;
    },
    async close() {
      isClosed = true;
      // A device that is closed may still have asked for something.
      await Promise.allSettled(underWay);
      // The stand-in of the payment provider may call the shop once more by itself, and finds no database then.
      const [failure] = failures;
      await database.close();
      if (failure !== undefined) throw new Error('the server failed', { cause: failure });
    },
  };
}
