import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { FacetProps } from './facet-options.tsx';
import styles from './facets.module.css';

const FacetSheetDialog = lazyPart(async () => (await import('./facet-sheet-dialog.tsx')).FacetSheetDialog);

interface FacetSheetProps {
  readonly facets: readonly FacetView[];
  readonly total: number;
  readonly onToggle: FacetProps['onToggle'];
}

/** All facets on one sheet, for screens with no room for a row of them. */
export function FacetSheet(props: FacetSheetProps) {
  const { t } = useTranslation();
  /** `null` until it was opened for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const chosen = props.facets.flatMap(({ options }) => options).filter((option) => option.isChosen).length;
  return (
    <div className={styles.toggle}>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Icon name="filter" size={20} />
        {t('listing.showFilters')}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </Button>
      {isOpen !== null && <FacetSheetDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
