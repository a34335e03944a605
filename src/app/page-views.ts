import { measure } from '#src/data/measurement.ts';
import type { RouterProviderProps } from 'react-router-dom';

export type Router = RouterProviderProps['router'];

/** Counts a page view after each navigation that leads somewhere else (spec 2: analytics page views). */
export function measurePageViews(router: Router): void {
  let path = router.state.location.pathname;
  measure({ event: 'page_view', path });
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.pathname === path) return;
    path = location.pathname;
    measure({ event: 'page_view', path });
  });
}
