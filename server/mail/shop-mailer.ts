import { join } from 'node:path';
import { type Environment, senderOf } from '../environment.ts';
import type { Logger } from '../logger.ts';
import { bySmtp, createMailer, intoFolder, type Mailer } from './mailer.ts';

/** The mailer that the environment names: a mail server, or else a folder of the shop's data. */
export function shopMailer(
  logger: Pick<Logger, 'error'>,
  {
    shopUrl,
    dataDir,
    smtpUrl,
    mailFrom,
  }: Pick<Environment, 'shopUrl' | 'dataDir'> & Partial<Pick<Environment, 'smtpUrl' | 'mailFrom'>>,
): Mailer {
  const delivery = smtpUrl ? bySmtp(smtpUrl) : intoFolder(join(dataDir, 'mail'));
  return createMailer(logger, mailFrom ?? senderOf(shopUrl), delivery);
}
