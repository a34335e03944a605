import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { testNumbers } from '#tests/support/paying.ts';

/** The shop, or the provider's page, gives up an answer after so long at most; after that it may be asked again. */
const GIVEN_UP_MS = 20_000;

/** The provider's page in the shop's. */
export function providerFrame(page: Page): FrameLocator {
  return page.frameLocator('[data-testid="external-checkout"]');
}

/**
 * Presses until the provider's page is there: a shop that is too busy to answer in time is asked again, as the window offers.
 * It is there when it has said how high it is: until then what is below it moves away from a press.
 */
export async function openPayment(page: Page): Promise<void> {
  const frame = page.getByTestId('external-checkout');
  const again = page.getByTestId('payment-step').getByRole('button', { name: 'Prøv igjen' });
  const press = page.getByTestId('place-order').or(again);
  await expect(async () => {
    if ((await frame.count()) === 0 && (await press.count()) > 0) await press.click({ timeout: 5000 });
    await expect(frame).toHaveAttribute('height', /\d/, { timeout: GIVEN_UP_MS });
  }).toPass();
}

/** Chooses a delivery in the provider's page, until the shop has counted with it in time. */
export async function chooseDelivery(provider: FrameLocator, delivery: Locator): Promise<void> {
  await expect(async () => {
    await delivery.check({ timeout: 5000 });
    await expect(provider.getByRole('status')).toContainText('Ny sum', { timeout: GIVEN_UP_MS });
  }).toPass();
}

/** Pays in the provider's page by a card that ends so (docs/payment.md: test numbers). */
export async function payByCard(provider: FrameLocator | Page, end: string): Promise<void> {
  await provider.locator('[name="number"]').fill(testNumbers.card(end));
  await provider.locator('[name="expiry"]').fill('12/30');
  await provider.locator('[name="cvc"]').fill('123');
  await sendForm(provider);
}

/**
 * Sends the form of the provider's page. Not with the mouse: where a busy shop does not answer a probe in time, the frame is
 * hidden for a moment, and a press in that moment reaches nothing.
 */
export async function sendForm(provider: FrameLocator | Page): Promise<void> {
  const button = provider.locator('form button');
  await expect(button).toBeEnabled();
  await button.evaluate((pressed: HTMLButtonElement) => pressed.click());
}
