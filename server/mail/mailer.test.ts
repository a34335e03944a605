import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#config/languages.ts';
import { gate } from '#tests/support/gate.ts';
import { bySmtp, createMailer, intoFolder } from './mailer.ts';
import { type Mail, type MailTemplate, writtenMail } from './written-mail.ts';

const FROM = 'Stua <no-reply@shop.test>';
const link = 'https://shop.test/create-password#email=kari%40example.no&token=abc';
const reset: Mail<'resetPassword'> = {
  to: 'kari@example.no',
  template: 'resetPassword',
  language: 'nb',
  facts: { firstName: 'Kåre', link, minutes: 60 },
};

let folder: string;
let logged: unknown[];
const logger = { error: (...parts: unknown[]) => void logged.push(parts) };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stua-mail-'));
  logged = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

const facts = { firstName: 'Kåre', link, shopUrl: 'https://shop.test/', minutes: 60 };
const templates: readonly MailTemplate[] = [
  'welcome',
  'alreadyRegistered',
  'resetPassword',
  'emailChanged',
  'passwordChanged',
];

test.each(languages.flatMap((language) => templates.map((template) => [language, template] as const)))(
  '%s: %s is written with a subject and what it tells',
  (language, template) => {
    const { subject, text } = writtenMail({ to: 'kari@example.no', language, template, facts });
    expect(subject).toMatch(/\S{3}/);
    expect(text).toContain('Kåre');
    expect(text.includes('https://shop.test/')).toBe(template !== 'emailChanged');
    const others = languages.filter((other) => other !== language);
    for (const other of others) {
      expect(writtenMail({ to: '', language: other, template, facts }).subject).not.toBe(subject);
    }
  },
);

describe('mails as files', () => {
  const mails = () =>
    statSync(join(folder, 'mail'), { throwIfNoEntry: false }) ? readdirSync(join(folder, 'mail')) : [];

  test('are whole, readable, and for this user only', async () => {
    createMailer(logger, FROM, intoFolder(join(folder, 'mail'))).send(reset);
    await expect.poll(mails).toEqual([expect.stringMatching(/\.eml$/)]);
    const path = join(folder, 'mail', mails()[0]!);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(
      /^from: Stua <no-reply@shop\.test>\r\nto: kari@example\.no\r\nsubject: Velg et nytt passord\r\n/,
    );
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain('Hei Kåre,');
    expect([statSync(path).mode & 0o077, statSync(join(folder, 'mail')).mode & 0o077]).toEqual([0, 0]);
  });

  test('no address writes another field of the head', async () => {
    const to = 'kari@example.no\r\nbcc: everybody@example.no';
    createMailer(logger, FROM, intoFolder(join(folder, 'mail'))).send({ ...reset, to });
    await expect.poll(mails).toHaveLength(1);
    expect(readFileSync(join(folder, 'mail', mails()[0]!), 'utf8')).not.toMatch(/^bcc:/m);
  });

  test('one that cannot be written is a line in the log without an address', async () => {
    createMailer(logger, FROM, intoFolder('/dev/null/mail')).send(reset);
    await expect.poll(() => logged).toEqual([[{ template: 'resetPassword', code: 'ENOTDIR' }, expect.any(String)]]);
    expect(JSON.stringify(logged)).not.toMatch(/kari|token/);
  });
});

describe('mails through a server', () => {
  let server: Server;
  let heard: string;
  /** What the server answers to a command instead of taking it. */
  let refusals: Readonly<Record<string, string>>;

  beforeEach(async () => {
    heard = '';
    refusals = {};
    let isData = false;
    server = createServer((socket) => {
      socket.write('220 test\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        const text = String(chunk);
        heard += text;
        if (isData) {
          if (!heard.endsWith('\r\n.\r\n')) return;
          isData = false;
          socket.write('250 done\r\n');
          return;
        }
        const [command] = /^\w+/.exec(text) ?? [''];
        if (refusals[command]) socket.write(`${refusals[command]}\r\n`);
        else if (command === 'EHLO') socket.write('250-test\r\n250 AUTH PLAIN\r\n');
        else if (command === 'DATA') {
          isData = true;
          socket.write('354 go\r\n');
        } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 good\r\n');
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });

  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  test('are handed over to whom they are for', async () => {
    const { port } = server.address() as { port: number };
    createMailer(logger, FROM, bySmtp(`smtp://127.0.0.1:${port}`)).send(reset);
    await expect.poll(() => heard).toContain('\r\n.\r\n');
    expect(heard).toContain('MAIL FROM:<no-reply@shop.test>');
    expect(heard).toContain('RCPT TO:<kari@example.no>');
    expect(heard).toContain('Velg et nytt passord');
    expect(logged).toEqual([]);
  });

  test.each([
    ['nobody has this address', { RCPT: '550 5.1.1 <kari>: Recipient address rejected: User unknown' }, 'refused'],
    ['the same in several lines', { RCPT: '550-5.1.1 There is no such account.\r\n550 5.1.1 Sorry' }, 'refused'],
    ['its domain is unknown', { RCPT: '550 5.1.2 Recipient address rejected: Domain not found' }, 'refused'],
    ['it is no address', { RCPT: '501 5.1.3 Bad recipient address syntax' }, 'refused'],
    ['whoever had it moved', { RCPT: '551 5.1.6 User has moved' }, 'refused'],
    ['its domain takes no mail', { RCPT: '556 5.1.10 Recipient address has null MX' }, 'refused'],
    ['its mailbox is closed', { RCPT: '550 5.2.1 Mailbox disabled' }, 'refused'],
    ['nobody has it, as is said of the mail', { DATA: '550 5.1.1 User unknown' }, 'refused'],
    ['the mailbox is full now', { RCPT: '450 4.2.2 Mailbox full' }, 'failed'],
    ['the mailbox is full', { RCPT: '552 5.2.2 Mailbox full' }, 'failed'],
    ['the server looks the address up later', { RCPT: '450 4.1.1 User unknown' }, 'failed'],
    ['the shop may not send through here', { RCPT: '554 5.7.1 <kari>: Relay access denied' }, 'failed'],
    ['the shop is on a list', { RCPT: '554 5.7.1 Service unavailable; Client host blocked' }, 'failed'],
    ['the sender is unknown', { RCPT: '550 5.1.0 Sender address rejected: User unknown' }, 'failed'],
    ['the domain of the sender is unknown', { RCPT: '550 5.1.8 Sender address rejected: Domain not found' }, 'failed'],
    ['nobody says about whom', { RCPT: '550 no' }, 'failed'],
    ['the mail is taken for spam', { DATA: '550 5.7.1 Message rejected due to policy' }, 'failed'],
    ['the mail is not taken', { DATA: '554 no' }, 'failed'],
    ['the shop may not send', { MAIL: '550 5.1.1 no' }, 'failed'],
    ['the shop has another password', { AUTH: '535 5.7.8 no' }, 'failed'],
    ['it is taken', {}, 'delivered'],
  ] as const)('what became of a mail is told: %s', async (_, answers, outcome) => {
    refusals = answers;
    const { port } = server.address() as { port: number };
    const mailer = createMailer(logger, FROM, bySmtp(`smtp://shop:secret@127.0.0.1:${port}`));
    expect(await mailer.deliver(reset)).toBe(outcome);
    expect(JSON.stringify(logged)).not.toMatch(/kari|secret/);
  });

  test('a server that is away is a line in the log', async () => {
    createMailer(logger, FROM, bySmtp('smtp://127.0.0.1:1')).send(reset);
    await expect
      .poll(() => logged)
      .toEqual([[{ template: 'resetPassword', code: expect.any(String) }, expect.any(String)]]);
  });
});

test('is settled when no mail is under way, nor work that ends with one', async () => {
  const steps: string[] = [];
  const [made, letOut] = [gate(), gate()];
  const mailer = createMailer(logger, FROM, () => letOut.opened.then(() => steps.push('delivered')));
  void mailer.follow(made.opened.then(() => mailer.send(reset)));
  const isSettled = mailer.settled().then(() => steps.push('settled'));
  made.open();
  letOut.open();
  await isSettled;
  expect(steps).toEqual(['delivered', 'settled']);
});
