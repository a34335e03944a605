import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { usePriceText } from '#src/data/store-view.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';

interface MethodChoiceProps {
  readonly form: CheckoutFormState;
  readonly name: 'shippingMethod' | 'paymentMethod';
  readonly legend: string;
  readonly methods: readonly {
    readonly code: string;
    readonly title: string;
    readonly costMinor: number;
    readonly hint: string | null;
    readonly isDisabled?: boolean;
    /** A drawing of it. */
    readonly mark?: ReactNode;
  }[];
  /** What is said of all of them, or `null`. */
  readonly notice?: string | null;
  /** What belongs to the chosen one. */
  readonly children?: ReactNode;
}

const handles = { shippingMethod: 'shipping-method', paymentMethod: 'payment-method' };

/** A choice between delivery or payment methods, each with its price. */
export function MethodChoice({ form, name, legend, methods, notice = null, children }: MethodChoiceProps) {
  const t = useWords('checkout');
  const format = usePriceText();
  const { errors } = useFormState({ control: form.control, name });
  const problem = errors[name]?.message;
  return (
    <fieldset className={styles.group} aria-describedby={`${name}-problem`}>
      <legend className={styles.legend}>{legend}</legend>
      {notice && (
        <p className={styles.offline} role="alert" data-testid="shipment-restricted">
          {notice}
        </p>
      )}
      <div className={styles.methods}>
        {methods.map(({ code, title, costMinor, hint, isDisabled = false, mark = null }) => (
          <label key={code} className={styles.method} data-testid={handles[name]} data-code={code}>
            {/* `disabled` is not given to `register`, because the form would then drop the value of the field. */}
            <input type="radio" value={code} {...form.register(name)} disabled={isDisabled} />
            <span className={styles.methodName}>
              {mark}
              {title}
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
            <span className={styles.cost}>{costMinor === 0 ? t('free') : format(costMinor)}</span>
          </label>
        ))}
      </div>
      <p id={`${name}-problem`} className={styles.problem}>
        {problem && t(`invalid.${problem}`)}
      </p>
      {children}
    </fieldset>
  );
}
