import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './applied-filters.module.css';
import { useFacetTexts } from './facet-texts.ts';

/** Something that narrows a list down. */
export interface AppliedFilter {
  readonly id: string;
  readonly label: string;
  readonly onRemove: () => void;
}

interface AppliedFiltersProps {
  readonly facets: readonly FacetView[];
  /** What narrows the list down beside its facets. */
  readonly others: readonly AppliedFilter[];
  readonly onToggle: (code: string, value: string) => void;
  readonly onClear: () => void;
}

/** What a list was narrowed down to, each to be taken away again. */
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
          // Of ten measures a length alone names none.
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
