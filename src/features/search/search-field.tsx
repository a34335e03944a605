import { use } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#src/ui/icon.tsx';
import { LinksContext } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './search-field.module.css';
import { searchForm, searchPanel, SUGGESTIONS_ID } from './search-store.ts';

/**
 * The search field of every page: a plain form, which works before any script has loaded. The code that makes it a
 * combobox loads after the first screen (`SearchPanel`). On phones it is an icon that becomes as wide as the screen
 * when it has the focus.
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
