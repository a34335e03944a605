import { memo, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FacetView } from '#domain/views/listing.ts';
import { Icon } from '#src/ui/icon.tsx';
import { FacetOptions, type FacetProps } from './facet-options.tsx';
import { useFacetTexts } from './facet-texts.ts';
import styles from './facets.module.css';

interface FacetBarProps {
  readonly facets: readonly FacetView[];
  /** The same with their values, which nobody sees before a popover is opened: they may come a frame later. */
  readonly counted: readonly FacetView[];
  readonly onToggle: FacetProps['onToggle'];
}

/** Facets as a row of popovers, for wide screens; the measures have a row of their own, for there may be ten of them. */
export function FacetBar({ facets, counted, onToggle }: FacetBarProps) {
  const { t } = useTranslation();
  const { facetText } = useFacetTexts();
  const measuresId = useId();
  const popovers = (shown: readonly FacetView[]) =>
    shown.map((facet) => (
      <FacetPopover
        key={facet.code}
        code={facet.code}
        label={facetText(facet)}
        chosen={facet.options.filter((option) => option.isChosen).length}
        values={counted.find(({ code }) => code === facet.code) ?? null}
        onToggle={onToggle}
      />
    ));
  const measures = facets.filter(({ isMeasure }) => isMeasure);
  return (
    <div className={styles.bar}>
      {popovers(facets.filter(({ isMeasure }) => !isMeasure))}
      {measures.length > 0 && (
        <div className={styles.measures} role="group" aria-labelledby={measuresId}>
          <span id={measuresId} className={styles.measuresName}>
            {t('product.measures')}
          </span>
          {popovers(measures)}
        </div>
      )}
    </div>
  );
}

interface FacetPopoverProps {
  readonly code: string;
  readonly label: string;
  /** How many values are chosen. */
  readonly chosen: number;
  readonly values: FacetView | null;
  readonly onToggle: FacetProps['onToggle'];
}

/** One facet; opening it closes the others, Escape and looking elsewhere close it. */
const FacetPopover = memo(function FacetPopover({ code, label, chosen, values, onToggle }: FacetPopoverProps) {
  const element = useRef<HTMLDetailsElement>(null);
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
        {label}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={styles.panel} tabIndex={-1}>
        {values && (
          <FacetOptions
            facet={values}
            onToggle={(facetCode, value) => {
              onToggle(facetCode, value);
              // One choice is made; of several, more may follow.
              if (!values.isMultiChoice) closeAndReturn();
            }}
          />
        )}
      </div>
    </details>
  );
});
