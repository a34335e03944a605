import { expect, test } from 'vitest';
import { CustomerScenario, PASSWORD } from './sim/customer-scenario.ts';
import { CUSTOMERS } from './sim/customer-steps.ts';
import { emailOf } from './sim/customer-tab.ts';
import { thaw } from './sim/freezing.ts';
import { underControl } from './sim/run-scenario.ts';
import type { SimDevice, SimTab } from './sim/sim-device.ts';

/** A tab that freezes while somebody signs in or out in it, and wakes up when another tab has gone on without it (D58). */

/** A tab that signs somebody in or out has got all answers of its surroundings well before it has got so many. */
const ANSWERS = 40;
const FILLED_MS = 20_000;
const NOTICED_MS = 2000;
const REST_MS = 60_000;

type Call = readonly [name: string, params: object];

const login = (who: number): Call => [
  'session.login',
  { email: emailOf(CUSTOMERS[who]!), password: PASSWORD, isRemembered: true },
];
const logout: Call = ['session.logout', { waiting: 'keep' }];

/** Who uses the device in the end, by what the first tab did before it froze and the second one did then. */
async function inTheEnd(
  answers: number,
  before: readonly Call[],
  frozen: Call,
  then: readonly Call[],
): Promise<string> {
  let result = '';
  await underControl(new CustomerScenario(1), async ({ devices, time }) => {
    const device = devices[0]!;
    const [first, second] = [(await device.openTab())!, (await device.openTab())!];
    await time.advance(FILLED_MS);
    for (const [name, params] of before) await device.command(first, name, params);
    await time.advance(NOTICED_MS);
    first.realm.freezeAfter(answers);
    void first.api.command(...frozen).catch(() => undefined);
    await time.advance(NOTICED_MS);
    // The shopper turns to it.
    void second.api.hint('visible');
    await time.advance(NOTICED_MS);
    const found = sessionOf(device);
    const said = await commands(device, second, then);
    first.realm.spare();
    thaw(first);
    await time.advance(REST_MS);
    result = `${found}, then ${said}, in the end ${sessionOf(device)}`;
    const { session } = device.outbox.contents;
    expect(profilesOn(device), `${answers} answers: ${result}`).toEqual(session ? [`profile|${session.owner}`] : []);
  });
  return result;
}

/** Runs commands one after the other; says who uses the device then. */
async function commands(device: SimDevice, tab: SimTab, calls: readonly Call[]): Promise<string> {
  for (const [name, params] of calls) await device.command(tab, name, params);
  return sessionOf(device);
}

/** Ids of the profiles that a device keeps: of nobody but who uses it, because others are wiped when they are signed out (D58). */
function profilesOn({ storage }: SimDevice): readonly string[] {
  const documents = storage.documents<{ readonly id: string; readonly kind: string }>('customer');
  return documents.filter(({ kind }) => kind === 'profile').map(({ id }) => id);
}

function sessionOf({ outbox }: SimDevice): string {
  const { session } = outbox.contents;
  return session ? `${session.email.replace(/@.*/, '')} ${session.state}` : 'nobody';
}

test.each<[string, readonly Call[], Call, readonly Call[], readonly string[]]>([
  [
    'somebody signs out, and somebody else signs in',
    [login(0)],
    logout,
    [logout, login(1)],
    ['kari ending', 'kari signedIn', 'nobody'].map((found) => `${found}, then ola signedIn, in the end ola signedIn`),
  ],
  [
    'somebody signs out, and in again',
    [login(0)],
    logout,
    [logout, login(0)],
    [
      'kari ending, then kari signedIn, in the end kari signedIn',
      // The sign-out that had not begun is done when the tab wakes up.
      'kari signedIn, then kari signedIn, in the end nobody',
      'nobody, then kari signedIn, in the end kari signedIn',
    ],
  ],
  [
    'somebody signs in, and somebody else does',
    [],
    login(0),
    [login(1)],
    [
      'kari signedIn, then ola signedIn, in the end ola signedIn',
      // The sign-in that had not begun is done when the tab wakes up.
      'nobody, then ola signedIn, in the end kari signedIn',
    ],
  ],
  [
    'somebody signs in, and out again',
    [],
    login(0),
    [logout],
    // The sign-in that had not begun is done when the tab wakes up.
    ['kari signedIn, then nobody, in the end nobody', 'nobody, then nobody, in the end kari signedIn'],
  ],
])('a tab that freezes while %s in another tab does not undo that when it wakes up', async (_what, ...steps) => {
  const [before, frozen, then, wanted] = steps;
  const all = new Set<string>();
  for (let answers = 1; answers <= ANSWERS; answers++) all.add(await inTheEnd(answers, before, frozen, then));
  expect([...all].toSorted()).toEqual(wanted);
});

test('a tab that freezes while somebody signs in does not bring back a token that was exchanged since (D50)', async () => {
  const numbers = new Set<string>();
  for (let answers = 1; answers <= ANSWERS; answers++) {
    await underControl(new CustomerScenario(1), async ({ devices, time }) => {
      const device = devices[0]!;
      const [first, second] = [(await device.openTab())!, (await device.openTab())!];
      await time.advance(FILLED_MS);
      first.realm.freezeAfter(answers);
      void first.api.command(...login(0)).catch(() => undefined);
      await time.advance(NOTICED_MS);
      void second.api.hint('visible');
      await time.advance(REST_MS);
      const before = device.outbox.contents.session;
      first.realm.spare();
      thaw(first);
      await time.advance(REST_MS);
      const after = device.outbox.contents.session;
      numbers.add(`exchanged ${before?.number ?? 'by nobody'}, in the end ${after?.number}`);
    });
  }
  const wanted = ['exchanged 0, in the end 0', 'exchanged 1, in the end 1', 'exchanged by nobody, in the end 0'];
  expect([...numbers].toSorted()).toEqual(wanted);
});

test('what a tab was keeping of somebody when it froze does not come back after they have signed out (D58)', async () => {
  for (let answers = 1; answers <= ANSWERS; answers++) {
    await underControl(new CustomerScenario(1), async ({ devices, time }) => {
      const device = devices[0]!;
      const second = (await device.openTab())!;
      await time.advance(FILLED_MS);
      await device.command(second, ...login(0));
      await time.advance(NOTICED_MS);
      // A tab that opens asks the shop for the profile.
      const first = (await device.openTab())!;
      first.realm.freezeAfter(answers);
      await time.advance(NOTICED_MS);
      await device.command(second, ...logout);
      first.realm.spare();
      thaw(first);
      await time.advance(REST_MS);
      expect(profilesOn(device), `${answers} answers`).toEqual([]);
    });
  }
});
