import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './facets.module.css';
import { useFacetPanel } from './use-facet-panel.ts';

interface FacetSheetDialogProps {
  readonly facets: readonly FacetView[];
  readonly total: number;
  readonly onToggle: FacetProps['onToggle'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet itself; its code loads when it is opened for the first time. */
export function FacetSheetDialog({ facets, total, onToggle, isOpen, onClose }: FacetSheetDialogProps) {
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
          {t('search:showProducts', { count: total })}
        </Button>
      }
    >
      {facets.map((facet) => (
        <SheetFacet key={facet.code} facet={facet} onToggle={onToggle} />
      ))}
    </Dialog>
  );
}

function SheetFacet({ facet, onToggle }: FacetProps) {
  const { facetText } = useFacetTexts();
  const { element, isFilled, onToggle: onOpenOrClose, onPress } = useFacetPanel();
  return (
    <details
      ref={element}
      className={styles.sheetFacet}
      data-testid="facet"
      data-code={facet.code}
      onToggle={onOpenOrClose}
    >
      <summary className={styles.sheetSummary} onClick={onPress}>
        {facetText(facet)}
        <Icon name="chevronDown" size={20} />
      </summary>
      <div className={styles.sheetOptions}>{isFilled && <FacetOptions facet={facet} onToggle={onToggle} />}</div>
    </details>
  );
}
