import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { useWords } from './use-words.ts';

/**
 * Returns a function that writes a delivery promise; `short` is for the badge in a list, where services and files have
 * no text.
 */
export function useDeliveryText(): (promise: DeliveryPromise | null, form?: 'short') => string | null {
  const t = useWords();
  return (promise, form) => {
    if (!promise || (form && promise.span === '')) return null;
    const { kind, span, latestDays: count } = promise;
    const time = t(`delivery.${kind}`, { span, count });
    return form || span === '' ? time : t('delivery.in', { time });
  };
}
