import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { OptionValueView, OptionView } from '#domain/views/options.ts';
import { notify } from '#src/data/notices.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Swatch } from '#src/ui/swatch.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './variant-picker.module.css';

interface Awaited {
  /** The addresses lead on from another variant, until the device has answered for the one that was chosen. */
  readonly isOutdated: boolean;
}

/** What was pressed last: its option, and its link where it is still to be followed. */
interface Pressed {
  code: string;
  link: HTMLAnchorElement | null;
}

/**
 * Chooses a variant. Each value is a link to its article, so every choice has an address. What is pressed beside a choice that the
 * device has not answered for is followed then.
 */
export function VariantPicker({ options, isOutdated }: Awaited & { readonly options: readonly OptionView[] }) {
  const pressed = useRef<Pressed>({ code: '', link: null });
  useEffect(() => {
    if (isOutdated) return;
    pressed.current.link?.click();
    pressed.current.link = null;
  });
  return options.map((option) => (
    <OptionChoices key={option.code} option={option} isOutdated={isOutdated} pressed={pressed} />
  ));
}

interface OptionChoicesProps extends Awaited {
  readonly option: OptionView;
  readonly pressed: RefObject<Pressed>;
}

function OptionChoices({ option, isOutdated, pressed }: OptionChoicesProps) {
  const t = useWords();
  // The navigation state is passed on, because it may say that a line of the cart is being changed.
  const { state } = useLocation();
  const chosen = option.values.find((value) => value.isChosen);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {option.label} <span className={styles.value}>{chosen?.label}</span>
      </legend>
      <ul className={option.values.some(({ swatch }) => swatch) ? styles.choices : styles.worded}>
        {option.values.map((value) => (
          <li key={value.value}>
            <Link
              className={lookOf(value)}
              to={value.path}
              replace
              preventScrollReset
              state={state as unknown}
              onClick={(event) => {
                const last = pressed.current;
                if (isOutdated && last.code !== option.code) {
                  event.preventDefault();
                  last.link = event.currentTarget;
                  return;
                }
                last.code = option.code;
                // A combination that cannot be bought leads to the nearest one that can, with a notice (D43).
                if (value.obstacle) notify({ code: value.obstacle });
              }}
              data-testid="variant-option"
              data-code={option.code}
              data-value={value.value}
              aria-current={value.isChosen}
              aria-label={value.isAvailable ? value.label : t('product.unavailableValue', { label: value.label })}
              title={value.label}
            >
              <ChoiceFace value={value} />
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ChoiceFace({ value }: { readonly value: OptionValueView }) {
  if (value.swatch && value.image) return <Picture image={value.image} alt="" width={64} height={62} sizes="64px" />;
  return value.swatch ? <Swatch colour={value.swatch} size={28} /> : <span className={styles.text}>{value.label}</span>;
}

function lookOf({ swatch, image, isAvailable }: OptionValueView): string {
  return [styles.choice, swatch && image ? styles.pictured : '', isAvailable ? '' : styles.unavailable].join(' ');
}
