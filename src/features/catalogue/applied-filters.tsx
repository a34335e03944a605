import { useTranslation } from 'react-i18next';
import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './applied-filters.module.css';
import { useFacetTexts } from './facet-texts.ts';

interface AppliedFiltersProps {
  readonly facets: readonly FacetView[];
  readonly onToggle: (code: string, value: string) => void;
  readonly onClear: () => void;
}

/** What is chosen, each to be taken away again. */
export function AppliedFilters({ facets, onToggle, onClear }: AppliedFiltersProps) {
  const { t } = useTranslation();
  const { facetText, optionText } = useFacetTexts();
  const chosen = facets.flatMap((facet) =>
    facet.options.filter((option) => option.isChosen).map((option) => ({ facet, option })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('listing.applied')}>
      {chosen.map(({ facet, option }) => {
        const value = optionText(facet, option);
        // Of ten measures a length alone names none.
        const label = facet.isMeasure ? t('product.chosenValue', { label: facetText(facet), value }) : value;
        return (
          <li key={`${facet.code} ${option.value}`}>
            <button
              type="button"
              className={styles.target}
              data-testid="applied-filter"
              aria-label={t('listing.remove', { label })}
              onClick={() => onToggle(facet.code, option.value)}
            >
              <span className={styles.chip}>
                {label}
                <Icon name="close" size={16} />
              </span>
            </button>
          </li>
        );
      })}
      <li>
        <Button look="quiet" onClick={onClear}>
          {t('listing.clear')}
        </Button>
      </li>
    </ul>
  );
}
