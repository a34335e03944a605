/** Parts of a list that its first screen seldom has, what its facets contain, and its end, all in one file. */
export { AppliedFilters } from './applied-filters.tsx';
export { EmptyListing } from './empty-listing.tsx';
export { FacetOptions } from './facet-options.tsx';
export { FacetSheetDialog } from './facet-sheet-dialog.tsx';
export { LoadMore } from './load-more.tsx';
