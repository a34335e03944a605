import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { LOCAL_SEARCH_LENGTH_MIN, SUGGESTIONS_MAX, SUGGESTIONS_NARROW_MAX } from '#config/limits.ts';
import type { Answer } from '#domain/answer.ts';
import { plainSearch } from '#domain/search-text.ts';
import type { SuggestionsView } from '#domain/views/search.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { HeldPictures } from '#src/ui/picture.tsx';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { NARROW_SCREEN, useMedia } from '#src/ui/use-media.ts';
import { RecentSearches } from './recent-searches.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './search-panel.module.css';
import { searchForm, searchPanel } from './search-store.ts';
import { Suggestions } from './suggestions.tsx';
import { leaveSearch, useSearchField } from './use-search-field.ts';

/** What opens below the search field: suggestions, or without a text what was searched for before (spec 2: search panel). */
export function SearchPanel() {
  useSearchField();
  const { isOpen } = useSnapshot(searchPanel);
  return isOpen && searchForm.current ? createPortal(<OpenPanel />, searchForm.current) : null;
}

function OpenPanel() {
  const t = useWords();
  const text = plainSearch(useSnapshot(searchPanel).text);
  const limit = useMedia(NARROW_SCREEN) ? SUGGESTIONS_NARROW_MAX : SUGGESTIONS_MAX;
  const isShort = text.length < LOCAL_SEARCH_LENGTH_MIN;
  // Asked for before there is anything to answer: the search gets ready while somebody begins to type.
  const answer = useLive(queries.search.suggestions({ text: isShort ? '' : text, limit }));
  return (
    <>
      <span className={styles.close}>
        <IconButton icon="close" label={t('nav.close')} onClick={leaveSearch} />
      </span>
      {/* The arrow keys lead through what is scrolled here; the Tab key goes on behind the field. */}
      <div className={isShort ? `${styles.panel} ${styles.slim}` : styles.panel} tabIndex={-1}>
        {isShort ? <RecentSearches /> : <FoundSuggestions text={text} answer={answer} />}
      </div>
    </>
  );
}

interface FoundSuggestionsProps {
  readonly text: string;
  readonly answer: Answer<SuggestionsView>;
}

/** The newest suggestions; those for fewer letters stay until they are there. */
function FoundSuggestions({ text, answer: { state, value } }: FoundSuggestionsProps) {
  const t = useWords();
  const [last, setLast] = useState<SuggestionsView | null>(null);
  if (value && value !== last) setLast(value);
  const found = value ?? (state === 'loading' ? last : null);
  // Words first: while somebody types, pictures come behind them.
  const drawn = useAfterPaint(found);
  const count = found?.groups.flatMap(({ suggestions }) => suggestions).length ?? 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {value && t('search:count', { count })}
      </p>
      <HeldPictures value={drawn !== found}>
        <Suggestions text={text} found={found} isMissing={state === 'notOnDevice'} />
      </HeldPictures>
    </>
  );
}
