import { checkoutCosts, type ChosenCosts, type CostedLine } from '#domain/checkout-costs.ts';
import type { CheckoutSettings } from '#domain/checkout-methods.ts';
import { feeInLocale } from '#domain/fees.ts';
import type { TotalsCosts } from '#domain/totals.ts';
import type { WorkerContext } from '../context.ts';

/** What is chosen at the checkout costs beside the lines; fees are called what the shopper reads. */
export function chosenCosts(
  { store, locale }: Pick<WorkerContext, 'store' | 'locale'>,
  settings: CheckoutSettings,
  chosen: ChosenCosts,
  lines: readonly CostedLine[],
): TotalsCosts {
  const said = { ...settings, fees: (settings.fees ?? []).map((fee) => feeInLocale(fee, locale)) };
  return checkoutCosts(said, chosen, { lines, taxBasisPoints: store.tax.rateBasisPoints });
}
