/** An address that was shown. */
export interface Shown {
  readonly pathname: string;
  readonly search: string;
  /** Whether the page is a list of products. */
  readonly isList: boolean;
}

/**
 * Whether a link leads back to the list that was shown before this page: to another path than this one, and to the same
 * address but for the number of opened pages (spec 4: back-navigation).
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
