import { type ListingSort, listingSorts } from '#domain/listing.ts';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './sort-select.module.css';

/** The order of a listing. */
export function SortSelect({
  sort,
  onSort,
}: {
  readonly sort: ListingSort;
  readonly onSort: (sort: ListingSort) => void;
}) {
  const t = useWords();
  return (
    <label className={styles.sort}>
      <span className={styles.label}>{t('listing.sort')}</span>
      <Select
        look="pill"
        data-testid="sort"
        value={sort}
        onChange={(event) => onSort(listingSorts.find((candidate) => candidate === event.target.value) ?? 'relevance')}
      >
        {listingSorts.map((candidate) => (
          <option key={candidate} value={candidate}>
            {t(`listing.sortBy.${candidate}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}
