import { expectNothingFound } from './support/axe.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** To be told once something can be bought, also without a network (D23). */

const soldOut = `${articles.sofa.path}/${articles.sofa.soldOut}`;

test('what is sold out offers to tell, keeps the wish without a network, and sends it', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(soldOut);
  await shopper.everythingOnDevice();
  await shopper.goOffline();
  await shopper.reload();
  const restock = page.getByTestId('restock');
  await restock.getByRole('button', { name: 'Gi meg beskjed' }).click();
  const email = restock.getByLabel('E-post');
  await expect(email).toBeFocused();
  await email.fill('kari');
  await page.keyboard.press('Enter');
  await expect(restock.getByRole('alert')).toHaveText('Skriv inn en gyldig e-postadresse');
  await expectNothingFound(page, { within: '[data-testid="restock"]' });
  await email.fill('kari@example.no');
  await page.keyboard.press('Enter');
  await expect(restock.getByRole('status')).toContainText('Notert på enheten.');
  await expect(restock.getByTestId('restock-open')).toBeFocused();
  await shopper.goOnline();
  await expect(restock.getByRole('status')).toHaveText(
    /^Du ba .+ om at vi skriver til kari@example\.no når den kan kjøpes\.$/,
  );
});

test('what can be bought, and what never comes back, offers nothing', async ({ shopper }) => {
  const { page } = shopper;
  for (const path of [articles.boxes.path, '/p/SOLEN-STRIPE/solen-parasoll-flerfarget']) {
    await shopper.open(path);
    await expect(page.getByTestId('matching-products')).toBeVisible();
    await expect(page.getByTestId('restock')).toHaveCount(0);
  }
});
