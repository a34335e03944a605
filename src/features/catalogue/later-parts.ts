/** Parts of a list that its first screen seldom has, and its end, all in one file. */
export { AppliedFilters } from './applied-filters.tsx';
export { EmptyListing } from './empty-listing.tsx';
export { FacetSheetDialog } from './facet-sheet-dialog.tsx';
export { LoadMore } from './load-more.tsx';
