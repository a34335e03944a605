import { type ReactNode, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#src/ui/link.tsx';
import styles from './option.module.css';
import { useWords } from '#src/ui/use-words.ts';
import { searchPanel, SUGGESTIONS_ID } from './search-store.ts';
import { leaveSearch } from './use-search-field.ts';

interface OptionProps {
  /** Unique among all options that are shown at a time. */
  readonly id: string;
  readonly to: string;
  /** The kind of the suggestion; missing for a link that only leads on. */
  readonly kind?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** An option below the search field, chosen with the pointer or the arrow keys; it is also a plain link. */
export function Option({ id, to, kind, className, children }: OptionProps) {
  const { activeId } = useSnapshot(searchPanel);
  const ownId = `search-${encodeURIComponent(id)}`;
  return (
    <Link
      id={ownId}
      className={className ? `${styles.option} ${className}` : styles.option}
      to={to}
      role="option"
      aria-selected={activeId === ownId}
      tabIndex={-1}
      data-testid={kind && 'search-suggestion'}
      data-kind={kind}
      onClick={leaveSearch}
    >
      {children}
    </Link>
  );
}

interface OptionListProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** All options that are shown at a time. Where the arrow keys have reached one that is gone, they begin anew. */
export function OptionList({ className, children }: OptionListProps) {
  const t = useWords();
  useLayoutEffect(() => {
    const { activeId } = searchPanel;
    if (activeId !== null && !document.getElementById(activeId)) searchPanel.activeId = null;
  });
  return (
    <div id={SUGGESTIONS_ID} className={className} role="listbox" aria-label={t('search:suggestions')}>
      {children}
    </div>
  );
}

/** Options of one kind, under a heading. */
export function OptionGroup({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      <p className={styles.heading} aria-hidden="true">
        {name}
      </p>
      {children}
    </div>
  );
}
