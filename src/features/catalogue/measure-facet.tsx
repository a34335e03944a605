import { memo } from 'react';
import type { FacetView } from '#domain/views/listing.ts';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { FacetName } from './facet-popover.tsx';
import styles from './facets.module.css';

interface MeasureFacetProps {
  readonly code: string;
  readonly label: string;
  readonly chosen: number;
  /** `null` until they are counted. */
  readonly values: FacetView | null;
  readonly onToggle: FacetProps['onToggle'];
}

/** One measure among the others; opening it closes them. */
export const MeasureFacet = memo(function MeasureFacet(props: MeasureFacetProps) {
  const { code, label, chosen, values, onToggle } = props;
  return (
    <details name="measure" className={styles.measure} data-testid="facet" data-code={code}>
      <summary className={styles.measureSummary}>
        <FacetName label={label} chosen={chosen} />
      </summary>
      {values && <FacetOptions facet={values} onToggle={onToggle} />}
    </details>
  );
});
