import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './empty-listing.module.css';

interface EmptyListingProps {
  readonly hasFilters: boolean;
  /** Whether all products of the list are on the device. */
  readonly isComplete: boolean;
  readonly onClear: () => void;
}

/** Says that no product matches the filters, that none does so far, or that the category is empty, and what to do next (D39). */
export function EmptyListing({ hasFilters, isComplete, onClear }: EmptyListingProps) {
  const t = useWords();
  const none = isComplete ? 'listing.empty' : 'listing.emptyYet';
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{t(hasFilters ? none : 'listing.emptyCategory')}</h2>
      <p className={styles.text}>{t(hasFilters ? 'listing.emptyHint' : 'listing.emptyCategoryHint')}</p>
      {hasFilters ? (
        <Button look="secondary" onClick={onClear}>
          {t('listing.clear')}
        </Button>
      ) : (
        <ButtonLink look="secondary" to="/">
          {t('notFound.home')}
        </ButtonLink>
      )}
    </div>
  );
}
