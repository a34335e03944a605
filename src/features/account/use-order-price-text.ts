import { storeViews } from '#config/stores.ts';
import { formatPrice } from '#domain/price-format.ts';
import { useStoreView } from '#src/data/store-view.ts';

/** Writes amounts in the currency of an order, which is that of the store view it was made in. */
export function useOrderPriceText(code: string): (minor: number) => string {
  const { store, locale } = useStoreView();
  const { currency } = storeViews.find((candidate) => candidate.currency.code === code) ?? store;
  return (minor) => formatPrice(minor, currency, locale);
}
