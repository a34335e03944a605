import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#src/ui/link.tsx';
import styles from './option.module.css';
import { searchPanel } from './search-store.ts';
import { leaveSearch } from './use-search-field.ts';

interface OptionProps {
  /** Among all that is offered at a time. */
  readonly id: string;
  readonly to: string;
  /** What kind of suggestion it is; `null` where it only leads on. */
  readonly kind?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Something to choose below the search field, with the pointer or with the arrow keys; it is a link all the same. */
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

/** Things of a kind, under their name. */
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
