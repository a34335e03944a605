import { useState } from 'react';
import { openFacets } from '#domain/open-facets.ts';
import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './facets.module.css';

interface SheetFacetsProps {
  readonly facets: readonly FacetView[];
  readonly total: number;
  readonly onToggle: FacetProps['onToggle'];
}

interface FacetSheetDialogProps extends SheetFacetsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet itself; its code loads when it is opened for the first time. */
export function FacetSheetDialog({ isOpen, onClose, ...list }: FacetSheetDialogProps) {
  const t = useWords();
  return (
    <Dialog
      shape="sheet"
      title={t('search:filters')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <Button isWide onClick={onClose}>
          {t('search:showProducts', { count: list.total })}
        </Button>
      }
    >
      <SheetFacets {...list} />
    </Dialog>
  );
}

/** Which are open is picked when the sheet opens, and stays while counts change. */
function SheetFacets({ facets, total, onToggle }: SheetFacetsProps) {
  const [open] = useState(() => openFacets(facets, total));
  return facets.map((facet) => (
    <SheetFacet key={facet.code} facet={facet} isOpenAtFirst={open.has(facet.code)} onToggle={onToggle} />
  ));
}

function SheetFacet({ facet, isOpenAtFirst, onToggle }: FacetProps & { readonly isOpenAtFirst: boolean }) {
  const { facetText } = useFacetTexts();
  // A closed panel holds nothing, and is filled before it opens.
  const [isFilled, setFilled] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.sheetFacet}
      open={isOpenAtFirst}
      data-testid="facet"
      data-code={facet.code}
      onToggle={({ currentTarget }) => setFilled(currentTarget.open)}
    >
      <summary className={styles.sheetSummary} onClick={() => setFilled(true)}>
        {facetText(facet)}
        <Icon name="chevronDown" size={20} />
      </summary>
      <div className={styles.sheetOptions}>
        {isFilled && <FacetOptions facet={facet} onToggle={onToggle} isOnSheet />}
      </div>
    </details>
  );
}
