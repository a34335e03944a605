import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as afterEverybody } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from '../logger.ts';
import { type Mail, type MailTemplate, writtenMail, type WrittenMail } from './written-mail.ts';

/** What became of a mail. `refused`: nobody has its address, now or later; `failed`: it may go another time. */
export type Delivered = 'delivered' | 'refused' | 'failed';

/** Sends the shop's mails. */
export interface Mailer {
  /**
   * Hands a mail over and returns at once: an answer must not take longer where there is somebody to write to (reliability
   * 5, row 18). One that cannot be sent is a line in the log, which names its template only.
   */
  send<T extends MailTemplate>(mail: Mail<T>): void;
  /** The same, and says what became of it: for what is to be tried again. Mails with links to passwords are not (068). */
  deliver<T extends MailTemplate>(mail: Mail<T>): Promise<Delivered>;
  /** Takes note of work that may end with a mail, and gives it back. */
  follow<T>(work: Promise<T>): Promise<T>;
  /** Resolves when no mail is under way, and no work that may end with one. */
  settled(): Promise<void>;
}

/** How a written mail leaves the shop. */
type Delivery = (mail: WrittenMail & { readonly from: string; readonly to: string }) => Promise<unknown>;

/** A mailer that writes in the name of `from` and hands what it wrote to `deliver`. */
export function createMailer(logger: Pick<Logger, 'error'>, from: string, deliver: Delivery): Mailer {
  const underWay = new Set<Promise<unknown>>();
  const mailer: Mailer = {
    send: (mail) => void mailer.deliver(mail),
    deliver: (mail) => {
      const delivery = deliver({ from, to: mail.to, ...writtenMail(mail) }).then(
        (): Delivered => 'delivered',
        (error: MailFailure): Delivered => {
          // The message of the error may name the address.
          logger.error({ template: mail.template, code: error.code ?? error.name }, 'a mail could not be sent');
          return isRefused(error) ? 'refused' : 'failed';
        },
      );
      return mailer.follow(delivery);
    },
    follow: (work) => {
      const noted = work.catch(() => undefined).finally(() => underWay.delete(noted));
      underWay.add(noted);
      return work;
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
  return mailer;
}

/** What a mail server said, and to which command. */
type MailFailure = NodeJS.ErrnoException & { readonly response?: string; readonly command?: string };

/** Replies that say for good that nobody has an address (RFC 3463): 5.1.1, 5.1.2, 5.1.3, 5.1.6, 5.1.10, and 5.2.1 of a closed mailbox. */
const NOBODY_THERE = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)(?!\d)/;

/**
 * Whether the address is refused for good. Mail servers say to its command, or to the mail, also what is about the shop: that it may
 * not send through there, is on a list or looks like spam. Only a code tells the two apart; what comes without one may be about either.
 */
function isRefused({ response = '', command }: MailFailure): boolean {
  return (command === 'RCPT TO' || command === 'DATA') && NOBODY_THERE.test(response);
}

/** Mails through a server, such as `smtps://user:password@mail.example.no`. */
export function bySmtp(url: string): Delivery {
  const transport = createTransport(url);
  return (mail) => transport.sendMail(mail);
}

/**
 * Mails as files of a folder, which any mail program opens. A file is there with its whole content or not at all; only this
 * user can read it.
 */
export function intoFolder(folder: string): Delivery {
  return async ({ from, to, subject, text }) => {
    const now = new Date();
    const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`;
    const head = { from, to, subject, date: now.toUTCString(), 'mime-version': '1.0', ...plainText };
    const lines = Object.entries(head).map(([field, value]) => `${field}: ${oneLine(value)}`);
    // When the answer is on its way. Not in other threads, because the ways there cost twenty times as much as such a small file.
    await afterEverybody();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, `${name}.part`), `${lines.join('\r\n')}\r\n\r\n${text}\r\n`, { mode: 0o600 });
    renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'content-transfer-encoding': '8bit' };

/** A value that cannot begin another field of the head. */
function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]+/g, ' ');
}
