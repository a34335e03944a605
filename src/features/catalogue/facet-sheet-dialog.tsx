import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetView } from '#domain/views/listing.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { chosenIn, facetGroups } from './facet-groups.ts';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';
import { MeasureFacet } from './measure-facet.tsx';

interface FacetSheetDialogProps {
  readonly facets: readonly FacetView[];
  readonly total: number;
  readonly onToggle: FacetProps['onToggle'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet itself; its code comes when it is opened for the first time. */
export function FacetSheetDialog({ facets, total, onToggle, isOpen, onClose }: FacetSheetDialogProps) {
  const { t } = useTranslation();
  const { facetText } = useFacetTexts();
  return (
    <Dialog
      shape="sheet"
      title={t('listing.filters')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <Button isWide onClick={onClose}>
          {t('listing.showProducts', { count: total })}
        </Button>
      }
    >
      {facetGroups(facets).map((group) =>
        group.kind === 'facet' ? (
          <SheetSection key={group.facet.code} label={facetText(group.facet)} code={group.facet.code}>
            <FacetOptions facet={group.facet} onToggle={onToggle} />
          </SheetSection>
        ) : (
          <SheetSection key="measures" label={t('product.measures')}>
            {group.facets.map((facet) => (
              <MeasureFacet
                key={facet.code}
                code={facet.code}
                label={facetText(facet)}
                chosen={chosenIn([facet])}
                values={facet}
                onToggle={onToggle}
              />
            ))}
          </SheetSection>
        ),
      )}
    </Dialog>
  );
}

interface SheetSectionProps {
  readonly label: string;
  /** Of the one facet in it. */
  readonly code?: string;
  readonly children: ReactNode;
}

function SheetSection({ label, code, children }: SheetSectionProps) {
  return (
    <details className={styles.sheetFacet} data-testid={code === undefined ? 'facet-group' : 'facet'} data-code={code}>
      <summary className={styles.sheetSummary}>
        {label}
        <Icon name="chevronDown" size={20} />
      </summary>
      <div className={styles.sheetOptions}>{children}</div>
    </details>
  );
}
