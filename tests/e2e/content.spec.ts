import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

const pages: readonly (readonly [link: string, path: string])[] = [
  ['Kundeservice', '/customer-service'],
  ['Levering', '/delivery'],
  ['Retur og angrerett', '/returns'],
  ['Utstillinger', '/showrooms'],
  ['Materialer og stell', '/care'],
  ['Reservedeler', '/spare-parts'],
  ['Om Stua', '/about-us'],
  ['Kjøpsvilkår', '/kjopsvilkar'],
  ['Juridisk informasjon', '/legal'],
  ['Personvern', '/privacy'],
];

test('every page at the foot of the shop opens, with the network and without', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await shopper.everythingOnDevice();
  for (const isOffline of [false, true]) {
    if (isOffline) await shopper.goOffline();
    for (const [link, path] of pages) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
      await expect(page.getByRole('article').getByRole('paragraph').first()).not.toBeEmpty();
      expect(await page.evaluate(() => scrollY), 'a new page begins at its top').toBe(0);
    }
  }
});

test('customer service says how it is reached', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/customer-service');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Kontakt oss' })).toBeVisible();
  await expect(article.getByRole('link', { name: '+47 12 00 00 10' })).toHaveAttribute('href', 'tel:+4712000010');
  const mail = article.getByRole('link', { name: 'kundeservice@stua.example' });
  await expect(mail).toHaveAttribute('href', 'mailto:kundeservice@stua.example');
});

test('the foot of the shop speaks the shopper’s language', async ({ shopper, context, shop }) => {
  await context.addCookies([{ name: 'language', value: 'en-US', url: shop.origin }]);
  const { page } = shopper;
  await shopper.open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Customer service' })).toBeVisible();
});
