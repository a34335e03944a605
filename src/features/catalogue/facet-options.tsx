import type { FacetView } from '#domain/views/listing.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Swatch } from '#src/ui/swatch.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';

export interface FacetProps {
  readonly facet: FacetView;
  readonly onToggle: (code: string, value: string) => void;
}

/** The values of a facet, each with the number of products that it would show. */
export function FacetOptions({ facet, onToggle }: FacetProps) {
  const { optionText } = useFacetTexts();
  return (
    <ul className={facet.isMultiChoice ? undefined : styles.single}>
      {facet.options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={styles.option}
            data-testid="facet-option"
            data-value={option.value}
            data-count={option.count}
            aria-pressed={option.isChosen}
            onClick={() => onToggle(facet.code, option.value)}
          >
            <span className={styles.mark}>{option.isChosen && <Icon name="check" size={14} />}</span>
            {option.swatch && <Swatch colour={option.swatch} size={20} />}
            <span className={styles.label}>{optionText(facet, option)}</span>
            <span className={styles.count}>{option.count}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
