import { expect, type Locator, type Page } from '@playwright/test';

/** A facet of the list: above it, or on the sheet that has all of them while that is open. */
export const facetOf = (page: Page, code: string): Locator =>
  page.locator(`[data-testid="facet"][data-code="${code}"]`);

export const optionOf = (page: Page, code: string, value: string): Locator =>
  facetOf(page, code).locator(`[data-testid="facet-option"][data-value="${value}"]`);

export const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filtre' });

/** Opens a facet where it stands: above the list, or else on the sheet. */
export async function openFacet(page: Page, code: string): Promise<Locator> {
  await expect(page.getByTestId('sort')).toBeVisible();
  // The list may bring it above itself while the sheet opens; the sheet comes last.
  const facet = facetOf(page, code).last();
  if ((await facet.count()) === 0) await page.getByRole('button', { name: /^(?:Alle filtre|Filtrer)/ }).click();
  await expect(facet).toBeVisible();
  // On the sheet the most useful ones are open at once. One that has just been chosen from closes with the next frame.
  await expect(async () => {
    if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
    await expect(facet.getByTestId('facet-option').or(facet.getByRole('slider')).first()).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  // And of many values only some are there.
  const more = facet.getByRole('button', { name: /^Vis flere/ });
  if (await more.isVisible()) await more.click();
  return facet;
}

/** Closes the sheet if it is open. */
export async function closeSheet(page: Page): Promise<void> {
  const sheet = sheetOf(page);
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: /^Vis \d/ }).click();
  await expect(sheet).toBeHidden();
}

/** Chooses a value of a facet, and leaves the sheet if it was there. */
export async function choose(page: Page, code: string, value: string): Promise<void> {
  const option = optionOf(page, code, value);
  await expect(async () => {
    if (!(await option.isVisible())) await openFacet(page, code);
    await option.click({ timeout: 5000 });
  }).toPass();
  await closeSheet(page);
}
