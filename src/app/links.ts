import { createPath, NavigationType, parsePath, type RouterProviderProps } from 'react-router-dom';
import type { Links } from '#src/ui/link.tsx';
import { isBackNavigation, type Shown } from './back-navigation.ts';

type Router = RouterProviderProps['router'];

/** Routes that may show a list of products; `path` is the route of every address without a route of its own. */
const LIST_ROUTES: ReadonlySet<string> = new Set(['path', 'search']);

/** Links that go through the router. */
export function linksThrough(router: Router, prefix: string): Links {
  const before = followHistory(router);
  return {
    prefix,
    follow: (to, options) => {
      const { location, navigation } = router.state;
      const { pathname = '', search = '' } = parsePath(`${prefix}${to}`);
      // A link back to the list that was shown before goes back in the history, which restores the list as it was left.
      if (!options.replace && navigation.state === 'idle' && isBackNavigation(before(), location, { pathname, search }))
        return void router.navigate(-1);
      // A link to the present address replaces the history entry, so that going back does not show the same page.
      const isHere = createPath(location) === `${prefix}${to}`;
      return void router.navigate(to, { ...options, replace: options.replace ?? isHere });
    },
    isUnderWay: () => router.state.navigation.state !== 'idle',
  };
}

/** Returns a function that tells what is one step back in the history, as far as this window knows. */
function followHistory(router: Router): () => Shown | null {
  let previous: Shown | null = null;
  let current = shownBy(router);
  let { key } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    const next = shownBy(router);
    if (location.key !== key && historyAction !== NavigationType.Replace)
      previous = historyAction === NavigationType.Push ? current : null;
    key = location.key;
    current = next;
  });
  return () => previous;
}

function shownBy({ state: { location, matches } }: Router): Shown {
  const { pathname, search } = location;
  return { pathname, search, isList: LIST_ROUTES.has(matches.at(-1)?.route.id ?? '') };
}
