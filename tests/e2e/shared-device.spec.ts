import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountButton, type Customer, isSignedIn, login, logout } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { keptOn } from './support/kept.ts';
import type { Shopper } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

/** Two customers and a guest at one device (spec 6, D13, D14, D58), as they are seen, kept and sent by a real browser. */

/** What a customer leaves behind, how they leave, and who comes next: every pair of these is in a row. */
interface Row {
  readonly reconnects: 'before' | 'after';
  readonly ending: 'keep' | 'drop';
  readonly next: 'guest' | 'other';
}

const rows: readonly Row[] = [
  { reconnects: 'after', ending: 'keep', next: 'other' },
  { reconnects: 'after', ending: 'drop', next: 'guest' },
  { reconnects: 'before', ending: 'keep', next: 'guest' },
  { reconnects: 'before', ending: 'drop', next: 'other' },
];

/** Where what waits for its owner may stand, and nothing else of theirs. */
const QUEUE = /^(?:outbox\b|outbox-journal |rxdb-dexie-shopper[^/]*--(?:orders|tasks)\/)/;

interface Person extends Customer {
  /** What is nobody else's; one of these on a screen or in a store shows that something of theirs is there. */
  readonly marks: readonly string[];
  readonly street: string;
}

function newPerson(firstName: string): Person {
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.no`;
  const lastName = `${firstName}sen${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const street = `${firstName}s vei ${randomUUID().slice(0, 8)}`;
  return { firstName, lastName, email, password: 'Hemmelig#123', street, marks: [email, lastName, street] };
}

class Household {
  readonly shopper: Shopper;
  private readonly page: Page;

  constructor(shopper: Shopper) {
    this.shopper = shopper;
    this.page = shopper.page;
  }

  async makeAccount({ firstName: firstname, lastName: lastname, email, password }: Person): Promise<void> {
    const data = { customer: { firstname, lastname, email }, password };
    const made = await this.page.request.post('/api/user/create', { data });
    expect(made.status()).toBe(200);
  }

  /** Orders one article as whoever uses the device, at their own address. */
  async order({ email, firstName, lastName, street }: Person): Promise<string> {
    await this.shopper.open(articles.boxes.path);
    await this.shopper.addToCart();
    await this.shopper.open('/checkout');
    await this.shopper.fillCheckout({ email, firstName, lastName, streetAddress: street });
    // A page that does not know yet that there is no network tries to send, and what was tried is not given up any more.
    if (this.shopper.isOffline) await expect(this.page.getByTestId('offline-badge')).toBeVisible();
    return this.shopper.placeOrder();
  }

  async editProfile(lastName: string): Promise<void> {
    await this.shopper.open('/my-account?section=profile');
    await this.page.getByTestId('account-profile').locator('[name="lastName"]').fill(lastName);
    await this.page.getByRole('button', { name: 'Lagre' }).click();
    await expect(this.page.getByText('Endringene er lagret på enheten')).toBeVisible();
  }

  async leave(ending: Row['ending']): Promise<void> {
    // The checkout and its confirmation have no menu.
    await this.shopper.open('/my-account');
    return ending === 'keep' ? logout(this.page) : logout(this.page, /^Logg ut($| og slett bestillingen)/);
  }

  /** Nothing of these people is on the screen or in a store; what waits for one who is absent stands in the queue. */
  async showsNothingOf(people: readonly Person[], absent: readonly Person[] = []): Promise<void> {
    for (const path of ['/checkout', '/my-account']) {
      await this.shopper.open(path);
      await expect(this.page.getByRole('main')).not.toBeEmpty();
      const screen = await this.page.content();
      for (const { marks } of people)
        expect(
          marks.filter((mark) => screen.includes(mark)),
          path,
        ).toEqual([]);
    }
    const seen = new Set<string>();
    // What goes is gone from the files a moment after it is gone from the screens.
    await expect
      .poll(async () => {
        const kept = [...(await keptOn(this.page))];
        return people.flatMap((person) =>
          kept
            .filter(([place]) => !(absent.includes(person) && QUEUE.test(place)))
            .filter(([place, text]) => (seen.add(place), person.marks.some((mark) => text.includes(mark))))
            .map(([place]) => `${person.firstName} in ${place}`),
        );
      })
      .toEqual([]);
    expect([...seen].filter((place) => /outbox|shopper/.test(place)).length, 'stores were looked at').toBeGreaterThan(
      3,
    );
  }
}

test.use({ reusesDevice: true });

for (const reconnects of ['before', 'after'] as const) {
  test(`two customers and a guest see nothing of each other, back at the network ${reconnects} signing out; every order gets there once, as its owner`, async ({
    shop,
    shopper,
  }) => {
    const { page } = shopper;
    const household = new Household(shopper);
    const orderIds: { readonly id: string; readonly email: string }[] = [];
    const note = (id: string, { email }: Person): void => void orderIds.push({ id, email });
    const dropped = new Set<string>();
    const guest = newPerson('Gjest');
    await shopper.open('/');
    await shopper.everythingOnDevice();

    for (const { ending, next } of rows.filter((row) => row.reconnects === reconnects)) {
      await test.step(`${ending}, ${next}`, async () => {
        const [kari, ola] = [newPerson('Kari'), newPerson('Ola')];
        await household.makeAccount(kari);
        await household.makeAccount(ola);
        await shopper.open('/');
        await login(page, kari);
        await shopper.goOffline();
        await household.editProfile(`${kari.lastName}x`);
        const waiting = await household.order(kari);
        await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
        const places = [...(await keptOn(page))]
          .filter(([, text]) => text.includes(kari.street))
          .map(([place]) => place);
        expect(places.length, 'what she does is found where it is kept').toBeGreaterThan(2);
        if (reconnects === 'before') {
          await shopper.goOnline();
          await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
        }
        if (reconnects === 'after' && ending === 'drop') dropped.add(waiting);
        else note(waiting, kari);
        await household.leave(ending);
        const absent = reconnects === 'after' ? [kari] : [];
        await household.showsNothingOf([kari, ola], absent);
        if (reconnects === 'after') await shopper.goOnline();

        if (next === 'guest') {
          note(await household.order(guest), guest);
          await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
          await shopper.open('/');
        } else {
          await login(page, ola);
          await household.showsNothingOf([kari], absent);
          note(await household.order(ola), ola);
          await expect(shopper.confirmation()).toHaveAttribute('data-state', 'placed');
          await household.leave('keep');
        }

        await login(page, kari);
        await shopper.open('/my-account?section=profile');
        await expect(page.getByTestId('account-profile').locator('[name="lastName"]')).toHaveValue(`${kari.lastName}x`);
        await expect(page.getByText('Endringene er lagret på enheten')).toHaveCount(0);
        await shopper.open('/my-account');
        await expect(page.getByTestId('history-order')).toHaveCount(dropped.has(waiting) ? 0 : 1);
        const screen = await page.content();
        expect([...ola.marks, ...guest.marks].filter((mark) => screen.includes(mark))).toEqual([]);
        await logout(page);
        await household.showsNothingOf([kari, ola]);
      });
    }

    const orders = await shop.operator<{ orderId: string; customer: string }[]>('orders');
    const users = await shop.operator<{ email: string; orders: number }[]>('users');
    for (const { id, email } of orderIds) {
      expect(
        orders.filter(({ orderId }) => orderId === id),
        email,
      ).toMatchObject([{ customer: email }]);
      if (email !== guest.email) expect(users.find((user) => user.email === email)?.orders).toBe(1);
    }
    expect(orders.filter(({ orderId }) => dropped.has(orderId))).toEqual([]);
  });
}

test('who signs out before the device knows what waits is asked all the same', async ({ shopper }) => {
  const { page } = shopper;
  const household = new Household(shopper);
  const kari = newPerson('Kari');
  await household.makeAccount(kari);
  await shopper.open('/');
  await shopper.everythingOnDevice();
  await login(page, kari);
  await shopper.goOffline();
  await household.order(kari);
  await expect(shopper.confirmation()).toHaveAttribute('data-state', 'queued');
  await shopper.open('/');
  await isSignedIn(page, kari);
  // The device is busy with something else.
  const busy = page
    .workers()
    .at(-1)!
    .evaluate(() => {
      const since = performance.now();
      while (performance.now() - since < 4000);
    });
  await accountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await busy;
  const question = page.getByRole('dialog', { name: 'Logg ut' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Logg ut og slett bestillingen' }).click();
  await expect(accountButton(page)).toHaveAccessibleName('Logg inn');
  await shopper.goOnline();
  await login(page, kari);
  await shopper.open('/my-account');
  await expect(page.getByText('Ingen bestillinger ennå.')).toBeVisible();
});
