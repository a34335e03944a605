import type { DeliveryPromise } from '#domain/delivery-promise.ts';
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
