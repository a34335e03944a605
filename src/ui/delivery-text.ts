import type { DeliveryPromise } from '#domain/delivery-promise.ts';
import { useWords } from './use-words.ts';

/** When something comes, in words; `short` beside a badge in a list, where services and files say nothing. */
export function useDeliveryText(): (promise: DeliveryPromise | null, form?: 'short') => string | null {
  const t = useWords();
  return (promise, form) => {
    if (!promise || (form && promise.span === '')) return null;
    const { kind, span, latestDays: count } = promise;
    const time = t(`delivery.${kind}`, { span, count });
    return form || span === '' ? time : t('delivery.in', { time });
  };
}
