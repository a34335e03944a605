import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './empty-listing.module.css';
import type { ListingControls } from './use-listing-state.ts';

interface EmptyListingProps {
  readonly controls: Pick<ListingControls, 'state' | 'clear'>;
  /** Whether all products of the list are on the device. */
  readonly isComplete: boolean;
}

/** Says that no product matches the filters, that none does so far, or that the category is empty, and what to do next (D39). */
export function EmptyListing({ controls, isComplete }: EmptyListingProps) {
  const t = useWords();
  if (Object.keys(controls.state.filters).length === 0) {
    return (
      <div className={styles.empty}>
        <h2 className={styles.title}>{t('listing.emptyCategory')}</h2>
        <p className={styles.text}>{t('listing.emptyCategoryHint')}</p>
        <ButtonLink look="secondary" to="/">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{t(isComplete ? 'listing.empty' : 'listing.emptyYet')}</h2>
      <p className={styles.text}>{t(isComplete ? 'listing.emptyHint' : 'listing.collecting')}</p>
      <Button look="secondary" onClick={controls.clear}>
        {t('listing.clear')}
      </Button>
    </div>
  );
}
