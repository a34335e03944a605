import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListingView } from '#domain/views/listing.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Button } from '#src/ui/button.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FacetBar } from './facet-bar.tsx';
import { FacetSheet } from './facet-sheet.tsx';
import styles from './listing.module.css';
import { LoadMore } from './load-more.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SortSelect } from './sort-select.tsx';
import type { ListingControls } from './use-listing-state.ts';

interface ListingProps {
  readonly listing: ListingView;
  readonly controls: ListingControls;
}

/** A category with its products, and everything to narrow them down. */
export function Listing({ listing, controls }: ListingProps) {
  const { t } = useTranslation();
  const { title, trail, total, cards, facets, children, isComplete } = listing;
  const { state, toggle, clear, sortBy, showMore } = controls;
  // A facet with one value that is not chosen narrows nothing down.
  const useful = facets.filter(({ options }) => options.length > 1 || options.some((option) => option.isChosen));
  return (
    <>
      <header className={styles.head}>
        <Breadcrumbs trail={trail} />
        <h1 className={styles.title}>
          {title}
          <span className={styles.count}>{t('listing.products', { count: total })}</span>
        </h1>
        {children.length > 0 && (
          <ul className={styles.children}>
            {children.map(({ id, name, path, slug }) => (
              <li key={id}>
                <Link className={styles.child} to={path} data-testid="category-link" data-slug={slug}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </header>
      <section data-testid="listing" data-total={total} aria-label={title}>
        <div className={styles.tools}>
          <div className={styles.filters}>
            <FacetBar facets={useful} onToggle={toggle} />
            <FacetSheet facets={useful} total={total} onToggle={toggle} />
          </div>
          <SortSelect sort={state.sort} onSort={sortBy} />
        </div>
        <div className={styles.applied}>
          <AppliedFilters facets={facets} onToggle={toggle} onClear={clear} />
        </div>
        {!isComplete && <p className={styles.note}>{t('listing.collecting')}</p>}
        {total === 0 ? (
          <EmptyListing hasFilters={Object.keys(state.filters).length > 0} onClear={clear} />
        ) : (
          <>
            <ProductGrid cards={cards} />
            <LoadMore shown={cards.length} total={total} onMore={showMore} />
          </>
        )}
      </section>
    </>
  );
}

function EmptyListing({ hasFilters, onClear }: { readonly hasFilters: boolean; readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <p>{t(hasFilters ? 'listing.empty' : 'listing.emptyCategory')}</p>
      {hasFilters && (
        <Button look="secondary" onClick={onClear}>
          {t('listing.clear')}
        </Button>
      )}
    </div>
  );
}
