import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';

interface FacetSheetProps {
  readonly facets: readonly FacetView[];
  readonly total: number;
  readonly onToggle: FacetProps['onToggle'];
}

/** All facets on one sheet, for screens with no room for a row of them. */
export function FacetSheet({ facets, total, onToggle }: FacetSheetProps) {
  const { t } = useTranslation();
  const { facetText } = useFacetTexts();
  const [isOpen, setOpen] = useState(false);
  const chosen = facets.flatMap(({ options }) => options).filter((option) => option.isChosen).length;
  return (
    <div className={styles.toggle}>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Icon name="filter" size={20} />
        {t('listing.showFilters')}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </Button>
      <Dialog
        shape="sheet"
        title={t('listing.filters')}
        closeLabel={t('nav.close')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        foot={
          <Button isWide onClick={() => setOpen(false)}>
            {t('listing.showProducts', { count: total })}
          </Button>
        }
      >
        {facets.map((facet) => (
          <details key={facet.code} className={styles.sheetFacet} data-testid="facet" data-code={facet.code}>
            <summary className={styles.sheetSummary}>
              {facetText(facet)}
              <Icon name="chevronDown" size={20} />
            </summary>
            <div className={styles.sheetOptions}>
              <FacetOptions facet={facet} onToggle={onToggle} />
            </div>
          </details>
        ))}
      </Dialog>
    </div>
  );
}
