/** An address that was shown. */
export interface Shown {
  readonly pathname: string;
  readonly search: string;
  /** Whether it is a list of products or the like, not a page with an address of its own kind. */
  readonly isList: boolean;
}

/**
 * Whether a link leads back to the list that was shown before this page: the same address but for how many of its pages
 * are open, and another path than this one (spec 4: back-navigation).
 */
export function isBackNavigation(
  previous: Shown | null,
  current: Pick<Shown, 'pathname'>,
  next: Pick<Shown, 'pathname' | 'search'>,
): boolean {
  return (
    previous !== null && previous.isList && next.pathname !== current.pathname && listOf(previous) === listOf(next)
  );
}

function listOf({ pathname, search }: Pick<Shown, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return `${pathname}?${query.toString()}`;
}
