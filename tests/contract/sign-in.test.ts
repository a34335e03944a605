import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResetLink } from '#domain/reset-link.ts';
import { accessTokens, refreshTokens, resetTokens } from '#server/store/account-schema.ts';
import { pruneRefreshTokens } from '#server/account/sign-ins.ts';
import { rowsOf } from '#server/store/documents.ts';
import { call } from '#tests/support/contract-client.ts';
import { ContractShop, databases } from '#tests/support/contract-shop.ts';
import { newCustomer, newEmail, PASSWORD, signedIn, type SignedIn } from '#tests/support/customers.ts';

const NEW = 'Nytt#Passord9';

describe.each(databases)('signing in on $name', ({ open }) => {
  let shop: ContractShop;

  beforeAll(async () => {
    shop = await ContractShop.open({ database: open });
  });

  afterAll(() => shop.close());

  const login = (username: string, password: string) => shop.call('login', { body: { username, password } });
  const refresh = async (refreshToken: string) => {
    const { status, text } = await shop.call('refreshToken', { body: { refreshToken } });
    const { result, meta } = JSON.parse(text) as {
      result: string | null;
      meta: { refreshToken?: string; message?: string };
    };
    return { status, token: result, refreshToken: meta.refreshToken ?? '', message: meta.message };
  };
  const isIn = async (token: string | null) =>
    (await shop.call('getProfile', { headers: { authorization: `Bearer ${token}` } })).status === 200;
  /** The link in the latest mail to somebody. */
  const mailedLink = async ({ email }: Pick<SignedIn, 'email'>) => {
    const mails = () => shop.server.mails.filter(({ to, template }) => to === email && template === 'resetPassword');
    const before = mails().length;
    await shop.done('resetPassword', { body: { email } });
    await expect.poll(() => mails().length).toBe(before + 1);
    return readResetLink(new URL(/https?:\S+/.exec(mails().at(-1)!.text)![0]))!;
  };

  test('a wrong password and an unknown e-mail are answered alike', async () => {
    const { email } = await newCustomer(shop);
    const [wrong, unknown] = [await login(email, 'Feil#Passord1'), await login('ingen@example.no', PASSWORD)];
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(unknown.status).toBe(401);
  });

  test('a token that was exchanged is forgotten after a month, and then ends nothing when it comes again', async () => {
    const customer = await newCustomer(shop);
    const { refreshToken: second } = await refresh(customer.refreshToken);
    const rows = () => shop.server.database.select().from(refreshTokens);
    const count = (await rows()).length;
    const soon = new Date(Date.now() + 29 * 86_400_000);
    await pruneRefreshTokens(shop.server.database, soon);
    expect(await rows()).toHaveLength(count);
    await pruneRefreshTokens(shop.server.database, new Date(soon.getTime() + 2 * 86_400_000));
    expect((await rows()).length).toBeLessThan(count);
    expect((await refresh(customer.refreshToken)).status).toBe(401);
    expect((await refresh(second)).status).toBe(200);
  });

  test('the database holds no token and no password', async () => {
    const customer = await newCustomer(shop);
    const link = await mailedLink(customer);
    const tables = ['customers', 'sign_ins', 'refresh_tokens', 'access_tokens', 'reset_tokens', 'idempotency_keys'];
    const rows = await Promise.all(
      tables.map(async (name) => JSON.stringify(await shop.server.database.execute(sql.raw(`select * from ${name}`)))),
    );
    for (const secret of [PASSWORD, customer.token, customer.refreshToken, link.token]) {
      expect(rows.join().includes(secret)).toBe(false);
    }
    expect(rows[0]).toContain('$argon2id$');
  });

  test('an access token ends after ten minutes, the sign-in does not', async () => {
    const { token, refreshToken } = await newCustomer(shop);
    const { database } = shop.server;
    const lives = await database.execute(
      sql`select max(extract(epoch from ${accessTokens.expiresAt} - now())) as seconds from ${accessTokens}`,
    );
    const { seconds } = rowsOf<{ seconds: string }>(lives)[0]!;
    expect(Number(seconds)).toBeGreaterThan(500);
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    await database.update(accessTokens).set({ expiresAt: new Date(0) });
    expect(await isIn(token)).toBe(false);
    const next = await refresh(refreshToken);
    expect([next.status, await isIn(next.token)]).toEqual([200, true]);
  });

  test('ten tabs with one refresh token get the same successor, which goes on', async () => {
    const { refreshToken } = await newCustomer(shop);
    const pairs = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(new Set(pairs.map((pair) => pair.status))).toEqual(new Set([200]));
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
    for (const { token } of pairs) expect(await isIn(token)).toBe(true);
    expect(pairs[0]!.refreshToken).not.toBe(refreshToken);
    expect((await refresh(pairs[0]!.refreshToken)).status).toBe(200);
  });

  test('a token that is used again later ends its sign-in, and no other', async () => {
    const stolen = await newCustomer(shop);
    const other = await signedIn(shop, stolen.email);
    const next = await refresh(stolen.refreshToken);
    await shop.server.database
      .update(refreshTokens)
      .set({ usedAt: new Date(Date.now() - 31_000) })
      .where(sql`${refreshTokens.usedAt} is not null`);
    const thief = await refresh(stolen.refreshToken);
    expect(thief).toMatchObject({ status: 401, token: null, message: expect.any(String) });
    expect(await isIn(next.token)).toBe(false);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect(await isIn(other.token)).toBe(true);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('signing out ends the sign-in by the digest of any of its refresh tokens, and no other (contract: logout)', async () => {
    const kari = await newCustomer(shop);
    const other = await signedIn(shop, kari.email);
    const next = await refresh(kari.refreshToken);
    const end = (refreshTokenDigest: string) => shop.call('logout', { body: { refreshTokenDigest } });
    const digest = createHash('sha256').update(kari.refreshToken).digest('hex');
    // What nobody has is answered like what somebody has.
    expect((await end('0'.repeat(64))).result).toBe(true);
    expect([await isIn(next.token), (await end(digest)).result]).toEqual([true, true]);
    expect([await isIn(kari.token), await isIn(next.token), await isIn(other.token)]).toEqual([false, false, true]);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect((await end(digest)).result).toBe(true);
    expect((await end(kari.refreshToken)).status).toBe(400);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('every failed refresh has a result of null', async () => {
    expect(await refresh('unknown')).toMatchObject({ status: 401, token: null });
    for (const text of ['{}', 'no json', '{"refreshToken":7}']) {
      const { status, text: answer } = await shop.call('refreshToken', { text });
      expect([status, JSON.parse(answer).result]).toEqual([400, null]);
    }
    const poison = { query: { storeCode: 'bm\u0000no' }, body: { refreshToken: 'x' } };
    expect((await shop.call('refreshToken', poison)).status).toBe(400);
  });

  test('a mailed link sets the password once, and ends every sign-in', async () => {
    const customer = await newCustomer(shop);
    const { email, token: resetToken } = await mailedLink(customer);
    const create = (more: object = {}) =>
      shop.call('createPassword', { body: { email, resetToken, newPassword: NEW, ...more } });
    expect(email).toBe(customer.email);
    // None of these uses the link up.
    expect((await create({ newPassword: 'Password1' })).result).toMatchObject({ code: 'PASSWORD_INVALID' });
    expect((await create({ resetToken: `${resetToken}x` })).result).toMatchObject({ code: 'TOKEN_INVALID' });
    expect((await create({ email: 'ingen@example.no' })).result).toMatchObject({ code: 'TOKEN_INVALID' });
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    expect([await isIn(customer.token), (await refresh(customer.refreshToken)).status]).toEqual([false, 401]);
    expect((await login(email, PASSWORD)).status).toBe(401);
    await signedIn(shop, email, NEW);
    expect(shop.server.mails.at(-1)).toMatchObject({ to: email, template: 'passwordChanged' });
  });

  test('a link ends after an hour, with the next one, and with another change of the password', async () => {
    const customer = await newCustomer(shop);
    const { email } = customer;
    const works = async (resetToken: string) =>
      (await shop.call('createPassword', { body: { email, resetToken, newPassword: NEW } })).status === 200;
    const [first, second] = [await mailedLink(customer), await mailedLink(customer)];
    expect(await works(first.token)).toBe(false);
    await shop.server.database.update(resetTokens).set({ expiresAt: new Date() });
    expect(await works(second.token)).toBe(false);
    const third = await mailedLink(customer);
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    await shop.done('changePassword', { headers: customer.headers, body });
    expect(await works(third.token)).toBe(false);
  });

  test('of links that are asked for at once one works', async () => {
    const customer = await newCustomer(shop);
    const { email } = customer;
    const mails = () => shop.server.mails.filter(({ to, template }) => to === email && template === 'resetPassword');
    await Promise.all(Array.from({ length: 5 }, () => shop.done('resetPassword', { body: { email } })));
    await expect.poll(() => mails().length).toBe(5);
    expect(await shop.server.database.$count(resetTokens, eq(resetTokens.customerId, customer.id))).toBe(1);
  });

  test('a link that was mailed to an address of before does not open the account under its new one', async () => {
    const customer = await newCustomer(shop);
    const { token: resetToken } = await mailedLink(customer);
    const email = newEmail();
    const changed = { email, firstname: 'Kari', lastname: 'Nordmann' };
    await shop.done('updateProfile', { headers: customer.headers, body: { customer: changed } });
    const body = { email, resetToken, newPassword: NEW };
    expect((await shop.call('createPassword', { body })).result).toMatchObject({ code: 'TOKEN_INVALID' });
    await signedIn(shop, email);
    // Another name ends nothing.
    const { token } = await mailedLink({ ...customer, email });
    await shop.done('updateProfile', {
      headers: customer.headers,
      body: { customer: { ...changed, firstname: 'Karin' } },
    });
    await shop.done('createPassword', { body: { ...body, resetToken: token } });
  });

  test('an unknown e-mail is answered like a known one, and gets no mail', async () => {
    const before = shop.server.mails.length;
    const answer = await shop.call('resetPassword', { body: { email: 'ingen@example.no' } });
    expect([answer.status, answer.result]).toEqual([200, true]);
    expect(shop.server.mails).toHaveLength(before);
  });

  test('whoever knows the password changes it; a wrong one is no 401', async () => {
    const { email, headers, token } = await newCustomer(shop);
    const change = (currentPassword: string, newPassword: string) =>
      shop.call('changePassword', { headers, body: { currentPassword, newPassword } });
    const wrong = await change('Feil#Passord1', NEW);
    expect([wrong.status, wrong.result]).toMatchObject([
      400,
      { code: 'PASSWORD_WRONG', errorMessage: expect.any(String) },
    ]);
    expect((await change(PASSWORD, 'baresmaaord')).result).toMatchObject({ code: 'PASSWORD_INVALID' });
    expect((await change(PASSWORD, NEW)).status).toBe(200);
    expect(await isIn(token)).toBe(false);
    await signedIn(shop, email, NEW);
  });

  test('a shop that answers plainly says that there is no account', async () => {
    const plain = await ContractShop.open({ accounts: { isNeutral: false, isTokenInAddress: false } });
    const { status } = await call(plain.server.app, 'resetPassword', { body: { email: 'ingen@example.no' } });
    expect(status).toBe(404);
    await plain.close();
  });
});
