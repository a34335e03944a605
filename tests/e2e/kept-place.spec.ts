import type { Locator, Page } from '@playwright/test';
import { accountButton } from './support/customer.ts';
import { articles } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ reusesDevice: true });

/** Who uses the keyboard or a screen reader goes on where they were when what they operate goes (decision 120). */

/** Something has had the focus, and the code that comes with that is here: it follows a button that goes. */
async function begin(page: Page, first: Locator): Promise<void> {
  const isFollowed = (): Promise<boolean> =>
    page.evaluate(async () => {
      const list = document.createElement('ul');
      const [one, other] = [0, 1].map(() => {
        const item = document.createElement('li');
        item.append(document.createElement('button'));
        return item;
      });
      list.append(one!, other!);
      document.body.append(list);
      one!.querySelector('button')!.focus();
      one!.remove();
      await Promise.resolve();
      const isFocused = other!.contains(document.activeElement);
      list.remove();
      return isFocused;
    });
  await expect.poll(isFollowed).toBe(true);
  await first.focus();
}

const isIn = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element !== document.activeElement && element.contains(document.activeElement));

test('filters that are taken out one after the other, to the last', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer?color=10033,10034&product_width=*-260');
  await shopper.everythingOnDevice();
  const chips = page.getByTestId('applied-filter');
  await expect(chips).toHaveCount(3);
  await begin(page, chips.first());
  for (const left of [2, 1]) {
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(left);
    await expect(chips.first()).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a number that reaches its end', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open(articles.boxes.path);
  await shopper.everythingOnDevice();
  const [fewer, more] = ['Færre', 'Flere'].map((name) =>
    page.getByTestId('product-page').getByRole('button', { name, exact: true }),
  ) as [Locator, Locator];
  await more.click();
  await expect(fewer).toBeEnabled();
  await begin(page, fewer);
  await page.keyboard.press('Enter');
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('product-page').getByTestId('quantity')).toHaveValue('1');
});

test('a form that is replaced by its answer', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  await begin(page, accountButton(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Glemt passordet?' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('kari@example.no');
  await page.keyboard.press('Enter');
  const answer = dialog.getByRole('status').filter({ hasText: 'kari@example.no' });
  await expect(answer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(() => isIn(answer)).toBe(true);
});

test('a newsletter that is joined and left again', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.open('/');
  const form = page.getByTestId('newsletter-form').last();
  await begin(page, form.getByRole('textbox', { name: 'E-post' }));
  await page.keyboard.type('ola@example.no');
  await page.keyboard.press('Enter');
  const leave = form.getByRole('button', { name: 'Meld av' });
  await expect(leave).toBeVisible();
  await expect.poll(() => isIn(form)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  await expect.poll(() => isIn(form)).toBe(true);
});

test('who goes on elsewhere meanwhile stays there, and a page that follows has the focus in its heading', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.open('/stue/sofaer?color=10033');
  await shopper.everythingOnDevice();
  const search = page.getByTestId('search-input').first();
  await begin(page, page.getByTestId('applied-filter'));
  await page.evaluate(() => {
    const chip = document.querySelector<HTMLElement>('[data-testid="applied-filter"]');
    chip!.click();
    document.querySelector<HTMLElement>('[data-testid="search-input"]')!.focus();
  });
  await expect(page.getByTestId('applied-filter')).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.locator(`a[href="${articles.sofa.path}"]`).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
