import { memo } from 'react';
import type { FacetView } from '#domain/views/listing.ts';
import { Icon } from '#src/ui/icon.tsx';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';
import { useFacetPanel } from './use-facet-panel.ts';

interface FacetBarProps {
  readonly facets: readonly FacetView[];
  readonly onToggle: FacetProps['onToggle'];
}

/** The facets that divide a list best, as a row of popovers, for wide screens. */
export function FacetBar({ facets, onToggle }: FacetBarProps) {
  'use memo';
  return (
    <div className={styles.bar}>
      {facets.map((facet) => (
        <FacetPopover key={facet.code} facet={facet} onToggle={onToggle} />
      ))}
    </div>
  );
}

/** One facet; opening it closes the others, Escape and looking elsewhere close it. */
const FacetPopover = memo(function FacetPopover({ facet, onToggle }: FacetProps) {
  'use memo';
  const { facetText } = useFacetTexts();
  const { element, isFilled, onToggle: onOpenOrClose, onPress } = useFacetPanel();
  // Counts change with every filter, its name does not.
  const { code, label, isMeasure } = facet;
  const name = facetText({ code, label, isMeasure });
  const chosen = facet.options.filter((option) => option.isChosen).length;
  const close = (): void => element.current?.removeAttribute('open');
  const closeAndReturn = (): void => {
    // The focus first: moving it needs the layout, which closing would undo.
    element.current?.querySelector('summary')?.focus();
    close();
  };
  return (
    <details
      ref={element}
      name="facet"
      className={styles.facet}
      data-testid="facet"
      data-code={facet.code}
      onToggle={onOpenOrClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAndReturn();
      }}
      onBlur={() => {
        // A click on nothing in particular takes the focus without giving it to anything.
        requestAnimationFrame(() => element.current?.contains(document.activeElement) || close());
      }}
    >
      <summary className={styles.summary} onClick={onPress}>
        {name}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        {isFilled && (
          <FacetOptions
            facet={facet}
            onToggle={(facetCode, value) => {
              onToggle(facetCode, value);
              // One choice is made; of several, more may follow.
              if (!facet.isMultiChoice) closeAndReturn();
            }}
          />
        )}
      </div>
    </details>
  );
});
