import { createContext, use, useSyncExternalStore } from 'react';
import { defaultStoreView, type StoreView } from '#config/stores.ts';
import { formatPrice } from '#domain/price-format.ts';
import { useWords } from '#src/ui/use-words.ts';

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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Ages are redrawn in steps of this length, so that none is shown for much longer than it is true. */
const AGE_TICK_MS = 10_000;

/** Calls `onChange` in steps of `AGE_TICK_MS`, only while something on the page shows an age. */
function followTime(onChange: () => void): () => void {
  const ticking = setInterval(onChange, AGE_TICK_MS);
  return () => clearInterval(ticking);
}

/** The time of the last step, epoch milliseconds. */
function steppedTime(): number {
  return Math.floor(Date.now() / AGE_TICK_MS) * AGE_TICK_MS;
}

/** Returns a function that tells an age in words: `i dag kl. 09.12`. The text is renewed as time passes. */
export function useAgeText(): (epochMs: number) => string {
  const { locale } = useStoreView();
  const t = useWords();
  const now = useSyncExternalStore(followTime, steppedTime, steppedTime);
  return (epochMs) => {
    if (Math.abs(now - epochMs) < MINUTE_MS) return t('age.now');
    const moment = new Date(epochMs);
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(moment);
    const days = Math.floor((startOfDay(now) - startOfDay(epochMs)) / DAY_MS + 0.5);
    if (days === 0) return t('age.today', { time });
    if (days === 1) return t('age.yesterday', { time });
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(moment);
  };
}

function startOfDay(epochMs: number): number {
  return new Date(epochMs).setHours(0, 0, 0, 0);
}
