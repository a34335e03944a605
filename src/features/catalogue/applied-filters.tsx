import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './applied-filters.module.css';
import { useFacetTexts } from './facet-texts.ts';

/** A filter that is applied to a list. */
export interface AppliedFilter {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface AppliedFiltersProps {
  readonly facets: readonly FacetView[];
  /** Applied filters that are not facets of the list. */
  readonly others: readonly AppliedFilter[];
  readonly onToggle: (code: string, value: string) => void;
  readonly onClear: () => void;
}

/** The filters that are applied to a list, each with a button to remove it. */
export function AppliedFilters({ facets, others, onToggle, onClear }: AppliedFiltersProps) {
  const t = useWords();
  const { facetText, optionText } = useFacetTexts();
  const chosen = facets.flatMap((facet) =>
    facet.options
      .filter((option) => option.isChosen)
      .map((option): AppliedFilter => {
        const value = optionText(facet, option);
        return {
          id: `${facet.code} ${option.value}`,
          // A length alone would not tell which of the ten measures it is.
          label: facet.isMeasure ? t('product.chosenValue', { label: facetText(facet), value }) : value,
          onRemove: () => onToggle(facet.code, option.value),
        };
      }),
  );
  if (chosen.length + others.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('listing.applied')}>
      {[...others, ...chosen].map(({ id, label, onRemove }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.target}
            data-testid="applied-filter"
            aria-label={t('listing.remove', { label })}
            onClick={onRemove}
          >
            <span className={styles.chip}>
              {label}
              <Icon name="close" size={16} />
            </span>
          </button>
        </li>
      ))}
      {chosen.length > 0 && (
        <li>
          <Button look="quiet" onClick={onClear}>
            {t('listing.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}
