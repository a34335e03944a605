import { useLocation } from 'react-router-dom';
import type { OptionValueView, OptionView } from '#domain/views/options.ts';
import { notify } from '#src/data/notices.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Swatch } from '#src/ui/swatch.tsx';
import { isForBrowser, Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  readonly options: readonly OptionView[];
  /** The article that was chosen last, while the device has not answered for it. */
  readonly awaitedSku: string | null;
  readonly onChoose: (sku: string) => void;
}

/**
 * Chooses a variant. Each value is a link to its article, so every choice has an address. What is chosen is shown at once, and the next
 * choice goes beside it, whether the device has answered for it or not.
 */
export function VariantPicker({ options, awaitedSku, onChoose }: VariantPickerProps) {
  const t = useWords();
  // The navigation state is passed on, because it may say that a line of the cart is being changed.
  const { state } = useLocation();
  const isChosen = (value: OptionValueView): boolean => (awaitedSku ? value.skus.includes(awaitedSku) : value.isChosen);
  return options.map((option) => {
    const others = options.filter((other) => other !== option).flatMap(({ values }) => values.filter(isChosen));
    return (
      <fieldset key={option.code}>
        <legend className={styles.legend}>
          {option.label} <span className={styles.value}>{option.values.find(isChosen)?.label}</span>
        </legend>
        <ul className={option.values.some(({ swatch }) => swatch) ? styles.choices : styles.worded}>
          {option.values.map((value) => {
            const beside = value.skus.find((sku) => others.every(({ skus }) => skus.includes(sku)));
            const sku = (awaitedSku && beside) || value.sku;
            return (
              <li key={value.value}>
                <Link
                  className={lookOf(value)}
                  to={sku ? value.path.replace(/[^/]+$/, encodeURIComponent(sku)) : value.path}
                  replace
                  preventScrollReset
                  state={state as unknown}
                  onClick={(event) => {
                    if (isForBrowser(event)) return;
                    // A combination that cannot be bought leads to the nearest one that can, with a notice (D43).
                    if (sku === value.sku && value.obstacle) notify({ code: value.obstacle });
                    if (sku) onChoose(sku);
                  }}
                  data-testid="variant-option"
                  data-code={option.code}
                  data-value={value.value}
                  aria-current={isChosen(value)}
                  aria-label={value.isAvailable ? value.label : t('product.unavailableValue', { label: value.label })}
                  title={value.label}
                >
                  <ChoiceFace value={value} />
                </Link>
              </li>
            );
          })}
        </ul>
      </fieldset>
    );
  });
}

function ChoiceFace({ value }: { readonly value: OptionValueView }) {
  if (value.swatch && value.image) return <Picture image={value.image} alt="" width={64} height={62} sizes="64px" />;
  return value.swatch ? <Swatch colour={value.swatch} size={28} /> : <span className={styles.text}>{value.label}</span>;
}

function lookOf({ swatch, image, isAvailable }: OptionValueView): string {
  return [styles.choice, swatch && image ? styles.pictured : '', isAvailable ? '' : styles.unavailable].join(' ');
}
