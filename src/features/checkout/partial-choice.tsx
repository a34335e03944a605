import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { methodsAtPrice } from '#domain/checkout-costs.ts';
import type { CheckoutSettings, ShippingMethod } from '#domain/checkout-methods.ts';
import { type DeliveryPromise, promiseBy } from '#domain/delivery-promise.ts';
import type { Goods } from '#domain/free-shipping.ts';
import { partialDeliveries } from '#domain/partial-deliveries.ts';
import { isCollected } from '#domain/pickup-places.ts';
import type { CartLineView } from '#domain/views/cart.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useWords } from '#src/ui/use-words.ts';
import { useArrivalText, useDayText, useLastDay } from './arrival-text.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import styles from './checkout.module.css';

interface PartialChoiceProps {
  readonly form: CheckoutFormState;
  readonly settings: CheckoutSettings;
  readonly lines: readonly CartLineView[];
  readonly goods: Goods;
  readonly onChosen: () => void;
}

/** Whether goods that are not ready at one time come together or each as it is ready, with the days and the cost of both (spec 2). */
export function PartialChoice({ form, settings, lines, goods, onChosen }: PartialChoiceProps) {
  const t = useWords('checkout');
  const daysText = useDaysText();
  const group = useId();
  const [chosen, isPartial] = useWatch({ control: form.control, name: ['shippingMethod', 'hasPartialDeliveries'] });
  const method = settings.shippingMethods.find(({ code }) => code === chosen);
  const deliveries = partialDeliveries(lines).map(({ promise, lines: inIt }) => ({
    days: method ? daysText(promise, method) : '',
    names: inIt.map(({ name, name2 }) => [name, name2].filter(Boolean).join(' ')).join(', '),
  }));
  const isTaken = !settings.notTaken?.includes('partial_delivery');
  if (!method || !isTaken || deliveries.length < 2) return null;
  const costMinor = (further: number): number => methodsAtPrice([method], settings, goods, further)[0]!.priceMinor;
  const choose = (hasPartialDeliveries: boolean): void => {
    form.setValue('hasPartialDeliveries', hasPartialDeliveries, { shouldDirty: true });
    onChosen();
  };
  return (
    <fieldset className={styles.group} data-testid="partial-deliveries">
      <legend className={styles.legend}>{t('partial.title')}</legend>
      <div className={styles.methods}>
        <Way
          title={t('partial.together')}
          hints={[deliveries.at(-1)!.days]}
          name={group}
          costMinor={costMinor(0)}
          isChosen={!isPartial}
          onChoose={() => choose(false)}
        />
        <Way
          title={t('partial.each', { count: deliveries.length })}
          hints={deliveries.map(({ days, names }) => `${days}: ${names}`)}
          name={group}
          costMinor={costMinor(deliveries.length - 1)}
          isChosen={isPartial}
          onChoose={() => choose(true)}
        />
      </div>
    </fieldset>
  );
}

interface WayProps {
  /** Of the choice that it is part of. */
  readonly name: string;
  readonly title: string;
  readonly hints: readonly string[];
  readonly costMinor: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Way({ name, title, hints, costMinor, isChosen, onChoose }: WayProps) {
  const t = useWords('checkout');
  const format = usePriceText();
  return (
    <label className={styles.method}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.methodName}>
        {title}
        {hints.map((hint) => (
          <span key={hint} className={styles.hint}>
            {hint}
          </span>
        ))}
      </span>
      <span className={styles.cost}>{costMinor === 0 ? t('free') : format(costMinor)}</span>
    </label>
  );
}

/** Returns a function that writes the last day of a promise, or what is promised where there is none: weeks without an end. */
function useDaysText(): (promise: DeliveryPromise, method: ShippingMethod) => string {
  const t = useWords('checkout');
  const arrivalText = useArrivalText();
  const lastDay = useLastDay();
  const dayText = useDayText();
  return (promise, method) => {
    const chosen = promiseBy(promise, method);
    const day = lastDay(chosen);
    if (day !== null) return t('partial.lastDay', { day: dayText(day) });
    return arrivalText(chosen, isCollected(method.code)) ?? '';
  };
}
