import { use } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#src/ui/icon.tsx';
import { LinksContext } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './search-field.module.css';
import { searchForm, searchPanel, SUGGESTIONS_ID } from './search-store.ts';

/**
 * Where one searches from every page: a plain form, which works before any script. What makes it a combobox comes after the
 * first screen (`SearchPanel`). On phones it is an icon; the focus in it makes it as wide as the screen.
 */
export function SearchField() {
  const t = useWords();
  const { prefix } = use(LinksContext);
  const { isOpen, activeId } = useSnapshot(searchPanel);
  return (
    <form
      ref={searchForm}
      className={isOpen ? `${styles.form} ${styles.open}` : styles.form}
      role="search"
      action={`${prefix}/search`}
    >
      <span className={styles.field}>
        <span className={styles.icon}>
          <Icon name="search" />
        </span>
        <input
          className={styles.input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search')}
          placeholder={t('search')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? SUGGESTIONS_ID : undefined}
          aria-activedescendant={activeId ?? undefined}
          autoComplete="off"
          enterKeyHint="search"
          data-testid="search-input"
        />
      </span>
    </form>
  );
}
