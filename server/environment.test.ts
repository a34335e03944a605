import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('without any setting the shop is careful and needs nothing', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    isLimiting: true,
    shopUrl: 'http://localhost:4000',
    accounts: { isNeutral: true, isTokenInAddress: false },
    smtpUrl: undefined,
    recaptcha: null,
    logLevel: 'warn',
    mailFrom: 'Stua <no-reply@localhost>',
  });
});

test('an empty setting is as good as none', () => {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'CATALOGUE',
    'RATE_LIMITS',
    'SHOP_URL',
    'DATABASE_URL',
    'TRUSTED_PROXIES',
    'LOG_LEVEL',
  ];
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnvironment({}));
});

test('settings of accounts and mails are taken over', () => {
  const settings = {
    SHOP_URL: 'https://stua.example.no/',
    ACCOUNT_ANSWERS: 'plain',
    TOKEN_IN_ADDRESS: 'on',
    SMTP_URL: 'smtps://mail.example.no',
    MAIL_FROM: 'shop@example.no',
  };
  expect(readEnvironment(settings)).toMatchObject({
    shopUrl: 'https://stua.example.no',
    accounts: { isNeutral: false, isTokenInAddress: true },
    smtpUrl: 'smtps://mail.example.no',
    mailFrom: 'shop@example.no',
  });
});

test('forms are checked where the provider knows the shop by a key and a secret (D74)', () => {
  const settings = { RECAPTCHA_SITE_KEY: '6Lc_key-1', RECAPTCHA_SECRET: 'secret' };
  const known = { siteKey: '6Lc_key-1', secret: 'secret' };
  expect(readEnvironment(settings).recaptcha).toEqual({ ...known, url: 'https://www.google.com/recaptcha' });
  const elsewhere = { ...settings, RECAPTCHA_URL: 'https://www.recaptcha.net/recaptcha/' };
  expect(readEnvironment(elsewhere).recaptcha).toEqual({ ...known, url: 'https://www.recaptcha.net/recaptcha' });
});

test.each([
  [{ PORT: 'x' }, /PORT/],
  [{ SHOP_URL: 'www.example.com' }, /SHOP_URL is not an address/],
  [{ SHOP_URL: 'ftp://example.com' }, /SHOP_URL is not an address/],
  [{ RATE_LIMITS: 'false' }, /RATE_LIMITS is one of on, off/],
  [{ ACCOUNT_ANSWERS: 'loud' }, /ACCOUNT_ANSWERS is one of neutral, plain/],
  [{ PAYMENT_URL: 'https://pay.example.no' }, /belong together/],
  [{ RECAPTCHA_SITE_KEY: 'key' }, /belong together/],
  [{ RECAPTCHA_SECRET: 'secret' }, /belong together/],
  [{ RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret', RECAPTCHA_URL: 'here' }, /RECAPTCHA_URL is not an address/],
  [{ SMTP_URL: 'foo' }, /^SMTP_URL is not an address such as smtps:/],
  [{ SMTP_URL: 'https://mail.example.no' }, /^SMTP_URL is not an address such as smtps:/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is one of warn, trace/],
  [{ TOKEN_IN_ADDRESS: 'yes' }, /TOKEN_IN_ADDRESS is one of off, on/],
])('%j is refused with a sentence', (settings, sentence) => {
  expect(() => readEnvironment(settings)).toThrow(sentence);
});
