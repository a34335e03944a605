import { searchPath } from '#domain/paths.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Option, OptionGroup } from './option.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './recent-searches.module.css';
import { focusSearch, SUGGESTIONS_ID } from './search-store.ts';

/** Before anything is typed: what was searched for before, each to be taken away, and the rooms of the shop. */
export function RecentSearches() {
  const t = useWords();
  const commands = useCommands();
  const { value: recent } = useLive(queries.search.recent());
  const { value: categories } = useLive(queries.category.tree());
  const texts = recent ?? [];
  return (
    <div className={styles.around}>
      <div id={SUGGESTIONS_ID} role="listbox" aria-label={t('search:suggestions')}>
        {texts.length > 0 && (
          <OptionGroup name={t('search:recent')}>
            {texts.map((text) => (
              <Option key={text} id={`recent-${text}`} to={searchPath(text)} kind="recent" className={styles.recent}>
                <Icon name="clock" size={20} />
                <span className={styles.text}>{text}</span>
              </Option>
            ))}
          </OptionGroup>
        )}
        <OptionGroup name={t('nav.categories')}>
          <div className={styles.categories}>
            {categories?.map(({ id, name, path }) => (
              <Option key={id} id={`category-${id}`} to={path} kind="category" className={styles.category}>
                {name}
              </Option>
            ))}
          </div>
        </OptionGroup>
      </div>
      {/* A list of choices may hold nothing but choices: the ways to take them away stand beside it, row by row. */}
      <ul className={styles.removals} aria-label={t('search:recent')}>
        {texts.map((text) => (
          <li key={text}>
            <IconButton
              icon="close"
              label={t('search:forget', { text })}
              onClick={() => {
                // The button goes, and must not take the focus with it.
                focusSearch();
                void tellRefusal(commands.search.forget({ text }));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
