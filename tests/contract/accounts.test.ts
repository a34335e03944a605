import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#schemas/api/generated/types.gen.ts';
import { newKey, type Refusal } from '#tests/support/contract-client.ts';
import { ContractShop } from '#tests/support/contract-shop.ts';
import { customerAddress, newCustomer, newEmail, PASSWORD, signedIn } from '#tests/support/customers.ts';

let shop: ContractShop;
let plain: ContractShop;

beforeAll(async () => {
  shop = await ContractShop.open();
  plain = await ContractShop.open({ accounts: { isNeutral: false, isTokenInAddress: true } });
});

afterAll(async () => {
  await shop.close();
  await plain.close();
});

const person = (more: object = {}) => ({ email: newEmail(), firstname: 'Kari', lastname: 'Nordmann', ...more });
const register = (customer: object, password = PASSWORD, on = shop) =>
  on.call<User & Refusal & { needs: string[] }>('registerUser', { body: { customer, password } });
const mailsTo = (email: string, on = shop) =>
  on.server.mails.filter(({ to }) => to === email).map(({ template }) => template);

describe('registering', () => {
  test('makes an account, says welcome, and does not sign in', async () => {
    const customer = person({ email: 'Kari.Ny@Example.no', addresses: [customerAddress()] });
    const { status, result } = await register(customer);
    expect(status).toBe(200);
    expect(result).toMatchObject({ email: 'kari.ny@example.no', group_id: 1, company: null, version: 1 });
    expect(result.addresses).toMatchObject([{ customer_id: result.id, city: 'Oslo' }]);
    expect(result.default_shipping).toBe(String(result.addresses[0]!.id));
    expect(mailsTo('kari.ny@example.no')).toEqual(['welcome']);
    // However the e-mail is written, it is the same account.
    await signedIn(shop, ' KARI.NY@example.no');
  });

  test.each([
    ['kort#1A', ['length']],
    ['baresmaaord', ['classes']],
    [`Aa1${'x'.repeat(126)}`, ['shorter']],
    ['Password1', ['common']],
  ])('refuses the password %s', async (password, needs) => {
    const { status, result } = await register(person(), password);
    // The contract itself refuses a short one.
    if (needs[0] === 'length') expect(status).toBe(400);
    else expect([status, result]).toMatchObject([400, { code: 'PASSWORD_INVALID', needs }]);
  });

  test('refuses a name that nobody sees', async () => {
    expect((await register(person({ firstname: '\u200b\u200b\u200b' }))).status).toBe(400);
  });

  test('a taken e-mail is answered like a new one, and its owner is told', async () => {
    const { email } = await newCustomer(shop);
    const again = await register(person({ email, firstname: 'Ola', addresses: [customerAddress()] }), 'Annet#Passord1');
    const fresh = await register(person({ firstname: 'Ola', addresses: [customerAddress()] }), 'Annet#Passord1');
    const shape = ({ status, result }: typeof again) => [status, Object.keys(result), result.addresses.length];
    expect(shape(again)).toEqual(shape(fresh));
    expect(again.result).toMatchObject({ email, firstname: 'Ola', version: 1 });
    expect(mailsTo(email)).toEqual(['welcome', 'alreadyRegistered']);
    // The account is as it was.
    const headers = (await signedIn(shop, email)).headers;
    expect(await shop.done<User>('getProfile', { headers })).toMatchObject({ firstname: 'Kari', addresses: [] });
    expect((await shop.call('login', { body: { username: email, password: 'Annet#Passord1' } })).status).toBe(401);
  });

  test('a shop that answers plainly says that an e-mail is taken', async () => {
    const { email } = await newCustomer(plain);
    const { status, result } = await register(person({ email }), PASSWORD, plain);
    expect([status, result.code]).toEqual([400, 'EMAIL_TAKEN']);
    expect(result).toMatchObject({ errorMessage: expect.stringContaining('already exists') });
  });

  test('under one key there is one account and one mail, whatever the password is', async () => {
    const customer = person();
    const key = newKey();
    const once = (password: string) => shop.call<User>('registerUser', { body: { customer, password }, key });
    const [first, second] = [await once(PASSWORD), await once('Annet#Passord1')];
    expect([second.text, second.headers.get('idempotency-replayed')]).toEqual([first.text, 'true']);
    expect(mailsTo(customer.email)).toEqual(['welcome']);
    await signedIn(shop, customer.email);
  });
});

describe('companies', () => {
  test('a company with a good number is a business customer', async () => {
    const { result } = await register(person({ company: 'Stua AS', taxvat: '974 760 673' }));
    expect(result).toMatchObject({ group_id: 2, company: 'Stua AS', taxvat: '974 760 673' });
  });

  test.each([
    [{ company: 'Stua AS', taxvat: '974760674' }, 'TAX_ID_INVALID'],
    [{ company: 'Stua AS' }, 'TAX_ID_INVALID'],
    [{ taxvat: '974760673' }, 'VALIDATION'],
  ])('%j is refused', async (more, code) => {
    const { status, result } = await register(person(more));
    expect([status, result.code]).toEqual([400, code]);
  });

  test('a private customer becomes a business one, and a private one again', async () => {
    const { headers, email } = await newCustomer(shop);
    const save = (more: object) =>
      shop.done<User>('updateProfile', { headers, body: { customer: { ...person(), email, ...more } } });
    expect(await save({ company: 'Stua AS', taxvat: '974760673' })).toMatchObject({ group_id: 2 });
    expect(await save({})).toMatchObject({ group_id: 2, company: 'Stua AS' });
    expect(await save({ company: null, taxvat: null })).toMatchObject({ group_id: 1, company: null });
  });
});

describe('the profile', () => {
  test('is read by its owner only', async () => {
    expect((await shop.call('getProfile', {})).status).toBe(401);
    expect((await shop.call('getProfile', { headers: { authorization: 'Bearer unknown' } })).status).toBe(401);
    const { headers, id, email } = await newCustomer(shop);
    const read = await shop.call<User>('getProfile', { headers });
    expect(read.result).toMatchObject({ id, email });
    const etag = read.headers.get('etag')!;
    expect((await shop.call('getProfile', { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
  });

  test('the list of addresses is replaced as a whole', async () => {
    const { headers, email } = await newCustomer(shop);
    const save = (addresses?: object[]) =>
      shop.done<User>('updateProfile', { headers, body: { customer: { ...person(), email, addresses } } });
    const [home] = (await save([customerAddress()])).addresses;
    const two = await save([{ ...home, city: 'Bergen' }, customerAddress({ city: 'Moss' })]);
    expect(two.addresses.map(({ city, default_billing }) => [city, default_billing])).toEqual([
      ['Bergen', true],
      ['Moss', false],
    ]);
    expect(two.addresses[0]!.id).toBe(home!.id);
    expect((await save()).addresses).toHaveLength(2);
    expect((await save([two.addresses[1]!])).addresses.map(({ city }) => city)).toEqual(['Moss']);
    expect(await save([])).toMatchObject({ addresses: [], default_billing: null });
  });

  test('an edit that began at an older version is refused with what is stored', async () => {
    const { headers, email } = await newCustomer(shop);
    const save = (firstname: string, base_version: number, key = newKey()) =>
      shop.call<User & { code: string; current: User }>('updateProfile', {
        headers,
        key,
        body: { customer: { email, firstname, lastname: 'Nordmann', base_version } },
      });
    const key = newKey();
    expect((await save('Anna', 1, key)).result).toMatchObject({ firstname: 'Anna', version: 2 });
    const late = await save('Berit', 1);
    expect([late.status, late.result]).toMatchObject([
      400,
      { code: 'PROFILE_CHANGED', current: { firstname: 'Anna', version: 2 } },
    ]);
    expect((await save('Berit', 2)).result.version).toBe(3);
    // What was sent already is answered as before.
    const replay = await save('Anna', 1, key);
    expect([replay.result.version, replay.headers.get('idempotency-replayed')]).toEqual([2, 'true']);
  });

  test('another e-mail is told to the one before, and is signed in with', async () => {
    const { headers, email } = await newCustomer(shop);
    const other = newEmail();
    const key = newKey();
    const body = { customer: { email: other, firstname: 'Kari', lastname: 'Nordmann' } };
    expect((await shop.call('updateProfile', { headers, key, body })).status).toBe(200);
    expect((await shop.call('updateProfile', { headers, key, body })).headers.get('idempotency-replayed')).toBe('true');
    expect(mailsTo(email)).toEqual(['welcome', 'emailChanged']);
    expect((await shop.call('login', { body: { username: email, password: PASSWORD } })).status).toBe(401);
    await signedIn(shop, other);
  });

  test('a token stands in the address only where the shop allows it', async () => {
    const on = await newCustomer(plain);
    expect((await plain.call('getProfile', { query: { token: on.token } })).status).toBe(200);
    expect((await plain.call('getProfile', { headers: on.headers })).status).toBe(200);
    const off = await newCustomer(shop);
    expect((await shop.call('getProfile', { query: { token: off.token } })).status).toBe(400);
    expect((await shop.call('getProfile', { query: { token: '' }, headers: off.headers })).status).toBe(200);
  });
});
