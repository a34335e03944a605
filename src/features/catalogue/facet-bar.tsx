import { memo } from 'react';
import type { FacetView } from '#domain/views/listing.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';
import { useFacetPanel } from './use-facet-panel.ts';

/** What a facet contains is not there before it is opened. */
const FacetOptions = lazyPart(async () => (await import('./later-parts.ts')).FacetOptions);

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

/** One facet. Opening it closes the others; Escape, a click elsewhere or leaving it with the focus closes it. */
const FacetPopover = memo(function FacetPopover({ facet, onToggle }: FacetProps) {
  'use memo';
  const { facetText } = useFacetTexts();
  const { element, isFilled, onToggle: onOpenOrClose, onPress } = useFacetPanel();
  // Only the parts of the facet that name it are used, so that its name is not made anew when filters change the
  // counts.
  const { code, label, isMeasure } = facet;
  const name = facetText({ code, label, isMeasure });
  const chosen = facet.options.filter((option) => option.isChosen).length;
  const close = (): void => element.current?.removeAttribute('open');
  const closeAndReturn = (): void => {
    element.current?.querySelector('summary')?.focus();
    // Moving the focus and noting the address each ask where things stand. A panel that closes with the next frame is laid
    // out with the list that this frame shows, and not once more before it.
    requestAnimationFrame(close);
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
        // A click beside all controls takes the focus away without giving it to another element.
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
            onToggle={onToggle}
            // A facet with a single choice closes; one with several stays open for more, and one whose range is dragged too.
            onChosen={facet.isMultiChoice ? undefined : closeAndReturn}
          />
        )}
      </div>
    </details>
  );
});
