import { searchPath } from '#domain/paths.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Option, OptionGroup, OptionList } from './option.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './recent-searches.module.css';
import { focusSearch } from './search-store.ts';

/** Shown before anything is typed: recent searches with buttons to remove them, and the main categories. */
export function RecentSearches() {
  const t = useWords();
  const commands = useCommands();
  const { value: recent } = useLive(queries.search.recent());
  const { value: categories } = useLive(queries.category.tree());
  const texts = recent ?? [];
  return (
    <div className={styles.around}>
      <OptionList>
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
      </OptionList>
      {/* A listbox may contain only options, so the remove buttons are in a list beside it, row by row. */}
      <ul className={styles.removals} aria-label={t('search:recent')}>
        {texts.map((text) => (
          <li key={text}>
            <IconButton
              icon="close"
              label={t('search:forget', { text })}
              onClick={() => {
                // The button disappears, so the focus moves to the search field.
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
