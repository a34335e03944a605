import { type ReactNode, useCallback, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { CloseFacet } from './facet-options.tsx';
import styles from './facets.module.css';

interface FacetPopoverProps {
  readonly label: string;
  /** How many values are chosen. */
  readonly chosen: number;
  /** Of the one facet in it. */
  readonly code?: string;
  readonly children: ReactNode;
}

/** What a facet is called, and how many of its values are chosen. */
export function FacetName({ label, chosen }: Pick<FacetPopoverProps, 'label' | 'chosen'>) {
  return (
    <>
      {label}
      {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      <Icon name="chevronDown" size={16} />
    </>
  );
}

/** A button with a panel below it; opening it closes the others, Escape and looking elsewhere close it. */
export function FacetPopover({ label, chosen, code, children }: FacetPopoverProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const close = useCallback((): void => element.current?.removeAttribute('open'), []);
  const closeAndReturn = useCallback((): void => {
    // The focus first: moving it needs the layout, which closing would undo.
    element.current?.querySelector('summary')?.focus();
    close();
  }, [close]);
  return (
    <details
      ref={element}
      name="facet"
      className={styles.facet}
      data-testid={code === undefined ? 'facet-group' : 'facet'}
      data-code={code}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAndReturn();
      }}
      onBlur={() => {
        // A click on nothing in particular takes the focus without giving it to anything.
        requestAnimationFrame(() => element.current?.contains(document.activeElement) || close());
      }}
    >
      <summary className={styles.summary}>
        <FacetName label={label} chosen={chosen} />
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        <CloseFacet value={closeAndReturn}>{children}</CloseFacet>
      </div>
    </details>
  );
}
