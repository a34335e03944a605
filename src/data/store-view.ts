import { createContext, use } from 'react';
import { defaultStoreView, type StoreView } from '#config/stores.ts';
import { formatPrice } from '#domain/price-format.ts';

export interface StoreViewSettings {
  readonly store: StoreView;
  readonly locale: string;
}

/** The store view and language of this page. */
export const StoreViewContext = createContext<StoreViewSettings>({
  store: defaultStoreView,
  locale: defaultStoreView.locales[0]!,
});

export function useStoreView(): StoreViewSettings {
  return use(StoreViewContext);
}

/** Returns a function that writes an amount in minor units the way this store view does. */
export function usePriceText(): (minor: number) => string {
  const { store, locale } = useStoreView();
  return (minor) => formatPrice(minor, store.currency, locale);
}
