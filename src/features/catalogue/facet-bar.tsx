import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetView } from '#domain/views/listing.ts';
import { chosenIn, facetGroups } from './facet-groups.ts';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { FacetPopover } from './facet-popover.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';
import { MeasureFacet } from './measure-facet.tsx';

interface FacetBarProps {
  readonly facets: readonly FacetView[];
  /** The same with their values, which nobody sees before a popover is opened: they may come a frame later. */
  readonly counted: readonly FacetView[];
  readonly onToggle: FacetProps['onToggle'];
}

/** Facets as a row of popovers, for wide screens. */
export function FacetBar({ facets, counted, onToggle }: FacetBarProps) {
  const { t } = useTranslation();
  const { facetText } = useFacetTexts();
  const propsOf = (facet: FacetView) => ({
    code: facet.code,
    label: facetText(facet),
    chosen: chosenIn([facet]),
    values: counted.find(({ code }) => code === facet.code) ?? null,
    onToggle,
  });
  return (
    <div className={styles.bar}>
      {facetGroups(facets).map((group) =>
        group.kind === 'facet' ? (
          <OwnFacet key={group.facet.code} {...propsOf(group.facet)} />
        ) : (
          <FacetPopover key="measures" label={t('product.measures')} chosen={chosenIn(group.facets)}>
            {group.facets.map((facet) => (
              <MeasureFacet key={facet.code} {...propsOf(facet)} />
            ))}
          </FacetPopover>
        ),
      )}
    </div>
  );
}

interface OwnFacetProps {
  readonly code: string;
  readonly label: string;
  readonly chosen: number;
  /** `null` until they are counted. */
  readonly values: FacetView | null;
  readonly onToggle: FacetProps['onToggle'];
}

const OwnFacet = memo(function OwnFacet({ code, label, chosen, values, onToggle }: OwnFacetProps) {
  return (
    <FacetPopover label={label} chosen={chosen} code={code}>
      {values && <FacetOptions facet={values} onToggle={onToggle} />}
    </FacetPopover>
  );
});
