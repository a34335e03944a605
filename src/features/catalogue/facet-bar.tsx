import { useRef } from 'react';
import type { FacetView } from '#domain/views/listing.ts';
import { Icon } from '#src/ui/icon.tsx';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';

interface FacetBarProps {
  readonly facets: readonly FacetView[];
  readonly onToggle: FacetProps['onToggle'];
}

/** Facets as a row of popovers, for wide screens. */
export function FacetBar({ facets, onToggle }: FacetBarProps) {
  return (
    <div className={styles.bar}>
      {facets.map((facet) => (
        <FacetPopover key={facet.code} facet={facet} onToggle={onToggle} />
      ))}
    </div>
  );
}

/** One facet; opening it closes the others, Escape and looking elsewhere close it. */
function FacetPopover({ facet, onToggle }: FacetProps) {
  const { facetText } = useFacetTexts();
  const element = useRef<HTMLDetailsElement>(null);
  const chosen = facet.options.filter((option) => option.isChosen).length;
  const close = (): void => element.current?.removeAttribute('open');
  return (
    <details
      ref={element}
      name="facet"
      className={styles.facet}
      data-testid="facet"
      data-code={facet.code}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        element.current?.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !element.current?.contains(event.relatedTarget)) close();
      }}
    >
      <summary className={styles.summary}>
        {facetText(facet)}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.panel}>
        <FacetOptions facet={facet} onToggle={onToggle} />
      </div>
    </details>
  );
}
