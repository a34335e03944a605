import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfileView } from '#domain/views/profile.ts';
import { kari, must, type ShopWithDevice, shopWithDevice } from '#tests/support/account-device.ts';
import { homeAddress } from '#tests/support/home-address.ts';
import { setOffline } from '#tests/support/set-offline.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/**
 * Edits of a profile in any order, while the shop is slow, out of reach, or hears of something else from elsewhere: what is
 * shown is always what was made last, and in the end the shop has it (record 105).
 */

const RUNS = 10;
const SEED = 17;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('first', 'last', 'add', 'add default') },
  { weight: 5, arbitrary: fc.constantFrom('default', 'city', 'remove').chain(ofOne) },
  { weight: 3, arbitrary: fc.constantFrom('elsewhere', 'offline', 'online', 'hold', 'let go', 'look', 'pause') },
);

/** Of one of the addresses that there are. */
function ofOne(verb: string): fc.Arbitrary<string> {
  return fc.nat(3).map((place) => `${verb} ${place}`);
}

interface Place {
  readonly street: string;
  readonly city: string;
  readonly isDefault: boolean;
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

class Life {
  private readonly at: ShopWithDevice;
  private names = { firstName: 'Kari', lastName: 'Nordmann' };
  private company = '';
  private places: readonly Place[] = [];
  private drawn = 0;
  private held: (() => void)[] = [];

  constructor(at: ShopWithDevice) {
    this.at = at;
  }

  async take(name: string): Promise<void> {
    const [verb = '', what = ''] = name.split(' ');
    const { shop, api } = this.at;
    if (verb === 'first') await this.rename({ firstName: this.draw('Kari') });
    if (verb === 'last') await this.rename({ lastName: this.draw('Nordmann') });
    if (verb === 'add') await this.add(what === 'default');
    if (verb === 'default') await this.change(Number(what), { isDefault: true });
    if (verb === 'city') await this.change(Number(what), { city: this.draw('By') });
    if (verb === 'remove') await this.remove(Number(what));
    if (verb === 'elsewhere') shop.changeProfile(kari.email, { company: (this.company = this.draw('Firma')) });
    if (verb === 'offline' || verb === 'online') await setOffline(this.at, verb === 'offline');
    if (verb === 'hold') shop.beforeUpdate = () => new Promise((resolve) => void this.held.push(resolve));
    if (verb === 'let') this.letGo();
    if (verb === 'look') await api.hint('visible');
    if (verb === 'pause') await new Promise((resolve) => setTimeout(resolve, 20));
    await this.shown(this.isAsMade);
  }

  /** Everything is sent, and nothing is left to decide. */
  async end(): Promise<void> {
    this.letGo();
    await setOffline(this.at, false);
    await this.shown((view) => this.isAsMade(view) && !view.isChangeWaiting && view.conflict === null);
    const { firstname, lastname, company, addresses } = this.at.shop.profileOf(kari.email);
    expect({ firstName: firstname, lastName: lastname }).toEqual(this.names);
    expect(company ?? '').toBe(this.company);
    expect(
      addresses.map(({ street, city, default_shipping }) => ({ street: street[0], city, isDefault: default_shipping })),
    ).toEqual(this.places);
  }

  private readonly isAsMade = ({ firstName, lastName, addresses }: ProfileView): boolean =>
    JSON.stringify([firstName, lastName, ...addresses.map(placeOf)]) ===
    JSON.stringify([this.names.firstName, this.names.lastName, ...this.places]);

  private shown(isWanted: (view: ProfileView) => boolean): Promise<ProfileView> {
    return this.at.window.value<ProfileView>('profile.current', {}, isWanted);
  }

  private async rename(names: Partial<Life['names']>): Promise<void> {
    await must(this.at.api, 'profile.save', { operationId: crypto.randomUUID(), ...names });
    this.names = { ...this.names, ...names };
  }

  private async add(isDefault: boolean): Promise<void> {
    const street = this.draw('Gate');
    const address = { ...homeAddress, streetAddress: street, isDefault };
    await must(this.at.api, 'profile.saveAddress', { operationId: crypto.randomUUID(), address });
    this.places = withOneDefault([...this.places, { street, city: homeAddress.city, isDefault }], street);
  }

  private async change(place: number, change: Partial<Pick<Place, 'city' | 'isDefault'>>): Promise<void> {
    const { addresses } = await this.shown(this.isAsMade);
    const address = addresses[place];
    if (!address) return;
    await must(this.at.api, 'profile.saveAddress', {
      operationId: crypto.randomUUID(),
      address: { ...address, ...change },
    });
    const changed = this.places.map((each, index) => (index === place ? { ...each, ...change } : each));
    this.places = withOneDefault(changed, address.streetAddress);
  }

  private async remove(place: number): Promise<void> {
    const { addresses } = await this.shown(this.isAsMade);
    const addressId = addresses[place]?.id;
    if (addressId === undefined) return;
    await must(this.at.api, 'profile.removeAddress', { operationId: crypto.randomUUID(), addressId });
    this.places = withOneDefault(this.places.filter((_each, index) => index !== place));
  }

  private letGo(): void {
    this.at.shop.beforeUpdate = async () => undefined;
    for (const resolve of this.held.splice(0)) resolve();
  }

  private draw(word: string): string {
    return `${word} ${++this.drawn}`;
  }
}

const placeOf = ({ streetAddress, city, isDefault }: ProfileView['addresses'][number]): Place => ({
  street: streetAddress,
  city,
  isDefault,
});

/** The changed one where it is to be, else the one that was, else the first. */
function withOneDefault(places: readonly Place[], changed?: string): readonly Place[] {
  const chosen =
    places.find(({ street, isDefault }) => isDefault && street === changed) ??
    places.find(({ isDefault }) => isDefault) ??
    places[0];
  return places.map((place) => ({ ...place, isDefault: place === chosen }));
}

test('edits of a profile count in the order in which they were made, whatever happens meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const at = await shopWithDevice(server);
      await must(at.api, 'session.login', kari);
      const life = new Life(at);
      try {
        for (const each of steps) await life.take(each);
        await life.end();
      } finally {
        await at.api.close();
      }
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
});
