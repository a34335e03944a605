import { useEffect, useRef, useState } from 'react';
import { FACET_CHIPS } from '#config/limits.ts';
import type { FacetView } from '#domain/views/listing.ts';
import { useLaterTexts } from '#src/data/error-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useTool } from '#src/ui/late-tools.ts';
import { Swatch } from '#src/ui/swatch.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { useFacetTexts } from './facet-texts.ts';
import { FacetRange } from './facet-range.tsx';
import styles from './facets.module.css';

export interface FacetProps {
  readonly facet: FacetView;
  readonly onToggle: (code: string, value: string) => void;
}

interface FacetOptionsProps extends FacetProps {
  /** Called after one of the values was chosen or dropped. */
  readonly onChosen?: (() => void) | undefined;
  /** There the values stand beside each other, and of many only the first ones until the rest is asked for. */
  readonly isOnSheet?: boolean;
}

/** The values of a facet, each with the number of products that it would show; a facet of numbers has a range first. */
export function FacetOptions({ facet, onToggle, onChosen, isOnSheet }: FacetOptionsProps) {
  const t = useWords();
  const { facetText, optionText } = useFacetTexts();
  const areTextsHere = useLaterTexts();
  const [isWhole, setWhole] = useState(false);
  const values = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The first value that came has the focus of the button that brought it, which went.
    if (isWhole) values.current?.querySelectorAll('button')[FACET_CHIPS]?.focus();
  }, [isWhole]);
  const { spread, isMultiChoice } = facet;
  const name = facetText(facet);
  const offered = facet.options.filter(({ isOwn }) => !isOwn);
  // Prices of ranges are with tax, also where those of the products are without it.
  const isTaxSaid = useTool('net') !== null && facet.code === 'price';
  const isShort = isOnSheet && !isWhole && offered.length > FACET_CHIPS;
  return (
    <>
      {spread && (
        <div className={styles.range}>
          {areTextsHere && <FacetRange facet={facet} spread={spread} name={name} onToggle={onToggle} />}
        </div>
      )}
      {isTaxSaid && (
        <p className={styles.tax} data-testid="facet-tax">
          {t('cart.inclTax')}
        </p>
      )}
      <ul ref={values} className={isOnSheet ? styles.chips : isMultiChoice ? undefined : styles.single}>
        {offered.map(
          (option, index) =>
            (!isShort || index < FACET_CHIPS || option.isChosen) && (
              <li key={option.value}>
                <button
                  type="button"
                  className={styles.option}
                  data-testid="facet-option"
                  data-value={option.value}
                  data-count={option.count}
                  aria-pressed={option.isChosen}
                  onClick={() => {
                    onToggle(facet.code, option.value);
                    onChosen?.();
                  }}
                >
                  <span className={styles.mark}>{option.isChosen && <Icon name="check" size={14} />}</span>
                  {option.swatch && <Swatch colour={option.swatch} size={20} />}
                  <span className={styles.label}>{optionText(facet, option)}</span>
                  <span className={styles.count}>{option.count}</span>
                </button>
              </li>
            ),
        )}
      </ul>
      {isShort && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('search:moreValues')}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
    </>
  );
}
