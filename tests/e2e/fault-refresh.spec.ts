import { captivePage, errorPage } from '../support/fault-proxy-verdicts.ts';
import { expect, test } from './faults/fault-test.ts';

/** What the catalogue comes by; whether the shop can be reached is asked in another way. */
const catalogue = { path: /^\/api\/(?:sync|catalog|url)\// };
const products = { path: /^\/api\/sync\/products/ };

test('a first visit to which bad answers come: the page that waits says so, and goes on as soon as they are good', async ({
  network,
  newcomer,
}) => {
  network.rule(catalogue, captivePage);
  const tab = await newcomer.openTab();
  await tab.follow('/stue/sofaer');
  const waiting = tab.page.getByTestId('waiting');
  await expect(waiting).toHaveText('Dette tar tid. Vi prøver til butikken svarer.');
  await expect(tab.page.getByTestId('offline-badge')).toHaveCount(0);
  network.heal();
  await expect(tab.page.getByTestId('product-card').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await tab.shopper.everythingOnDevice();
});

test('what could not be refreshed is named in the sync centre, until it is', async ({ network, device }) => {
  const tab = await device.openTab();
  // Who does not learn what is new asks for everything.
  network.rule({ path: /^\/api\/sync\/heads/ }, errorPage(503));
  const fault = network.rule(products, errorPage(503));
  await tab.lookAgain();
  await expect.poll(() => fault.hits).toBeGreaterThan(1);
  await tab.page.getByRole('contentinfo').getByRole('button', { name: 'Synkronisering' }).click();
  const failing = tab.page.getByTestId('sync-failing');
  await expect(failing).toContainText('Butikken svarte ikke som den skulle.');
  // A busy shop may fail to tell prices besides, in time.
  const pulls = failing.getByRole('listitem').filter({ hasText: /^(?:Varelisten|Detaljene)/ });
  await expect(pulls).toHaveText([
    /^Varelisten: første gang (?:nå nettopp|i dag)/,
    /^Detaljene om varene: første gang (?:nå nettopp|i dag)/,
  ]);
  await expect(tab.page.getByTestId('sync-centre')).toContainText('Hele katalogen er her');
  network.heal();
  await tab.lookAgain();
  await expect(pulls).toHaveCount(0);
});
