import { createPath, type RouterProviderProps } from 'react-router-dom';
import type { Links } from '#src/ui/link.tsx';

/** Links that go through the router. */
export function linksThrough(router: RouterProviderProps['router'], prefix: string): Links {
  return {
    prefix,
    follow: (to, options) => {
      // A link to where one is already is nothing to go back from.
      const isHere = createPath(router.state.location) === `${prefix}${to}`;
      void router.navigate(to, { ...options, replace: options.replace ?? isHere });
    },
    isUnderWay: () => router.state.navigation.state !== 'idle',
  };
}
