import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { chosenOptions, type Fee, withFeeOption } from '#domain/fees.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { useWords } from '#src/ui/use-words.ts';
import type { CheckoutFormState } from './checkout-form-state.ts';
import styles from './checkout.module.css';

interface FeeFieldsProps {
  readonly form: CheckoutFormState;
  /** Those that are offered with the chosen delivery. */
  readonly fees: readonly Fee[];
  readonly onChosen: () => void;
}

/** What can be chosen beside the goods for a fee; nothing of it is chosen beforehand (spec 3: fee item). */
export function FeeFields({ form, fees, onChosen }: FeeFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'feeOptions' });
  const choose = (feeOptions: readonly string[]): void => {
    form.setValue('feeOptions', feeOptions, { shouldDirty: true });
    onChosen();
  };
  return fees.map((fee) => <FeeField key={fee.id} fee={fee} chosen={chosen} onChoose={choose} />);
}

interface FeeFieldProps {
  readonly fee: Fee;
  readonly chosen: readonly string[];
  readonly onChoose: (feeOptions: readonly string[]) => void;
}

function FeeField({ fee, chosen, onChoose }: FeeFieldProps) {
  const t = useWords('checkout');
  const format = usePriceText();
  const name = useId();
  const about = fee.description === null ? undefined : `${name}about`;
  const isOne = fee.choice === 'one';
  const onCart = chosenOptions(fee, chosen).map(({ code }) => code);
  return (
    <fieldset className={styles.group} data-testid="fee" data-fee={fee.id} aria-describedby={about}>
      <legend className={styles.legend}>{fee.name}</legend>
      {fee.description !== null && (
        <p id={about} className={styles.about}>
          {fee.description}
        </p>
      )}
      <div className={styles.methods}>
        {isOne && !fee.isRequired && (
          <label className={styles.method}>
            <input
              type="radio"
              name={name}
              checked={onCart.length === 0}
              onChange={() => onChoose(withFeeOption(fee, chosen, null))}
            />
            <span className={styles.methodName}>{t('noFee')}</span>
          </label>
        )}
        {fee.options.map(({ code, label, priceMinor }) => (
          <label key={code} className={styles.method} data-testid="fee-option" data-code={code}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              checked={onCart.includes(code)}
              onChange={({ target }) => onChoose(withFeeOption(fee, chosen, code, target.checked))}
            />
            <span className={styles.methodName}>{label}</span>
            <span className={styles.cost}>{priceMinor === 0 ? t('free') : format(priceMinor)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
