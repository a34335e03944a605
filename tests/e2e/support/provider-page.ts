import type { FrameLocator, Page } from '@playwright/test';
import { testNumbers } from '#tests/support/paying.ts';

/** The provider's page in the shop's. */
export function providerFrame(page: Page): FrameLocator {
  return page.frameLocator('[data-testid="external-checkout"]');
}

/** Pays in the provider's page by a card that ends so (docs/payment.md: test numbers). */
export async function payByCard(provider: FrameLocator | Page, end: string): Promise<void> {
  await provider.locator('[name="number"]').fill(testNumbers.card(end));
  await provider.locator('[name="expiry"]').fill('12/30');
  await provider.locator('[name="cvc"]').fill('123');
  await provider.locator('form button').click();
}
