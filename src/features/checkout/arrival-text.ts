import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { lastDay } from '#domain/last-day.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { useWords } from '#src/ui/use-words.ts';

/** Returns a function that writes when goods come, or when they can be collected (decision 083). */
export function useArrivalText(): (promise: DeliveryPromise | null, isCollected: boolean) => string | null {
  const t = useWords('checkout');
  const deliveryText = useDeliveryText();
  return (promise, isCollected) => {
    const time = isCollected ? deliveryText(promise, 'short') : null;
    return time === null ? deliveryText(promise) : t('collectedIn', { time });
  };
}

/** Returns a function that tells the last day of a promise that is made now, `yyyy-mm-dd`; `null` where it has none. */
export function useLastDay(): (promise: DeliveryPromise | null) => string | null {
  const { value: terms } = useLive(queries.delivery.terms());
  return (promise) => (terms ? lastDay(promise, terms.today) : null);
}

/** Returns a function that writes a day, `yyyy-mm-dd`. */
export function useDayText(): (day: string) => string {
  const { locale } = useStoreView();
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(day));
}
