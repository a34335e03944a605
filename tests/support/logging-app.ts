import { type App, createApp } from '#server/app.ts';
import { createLimiter } from '#server/http/rate-limit.ts';
import { createLogger } from '#server/logger.ts';
import type { Queries } from '#server/store/database.ts';
import { noMails } from './no-mails.ts';

/** A backend whose log is looked at, without limits and mails; `write` is given each line of the log. */
export function loggingApp(database: Queries, write: (line: string) => void): App {
  return createApp({
    database,
    limiter: createLimiter(false),
    logger: createLogger('debug', { write }),
    version: 'test',
    shopUrl: 'http://shop.test',
    mailer: noMails,
  });
}
