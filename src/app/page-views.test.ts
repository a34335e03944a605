import { beforeEach, expect, test } from 'vitest';
import type { MeasuredEvent } from '#src/data/measurement.ts';
import { measurePageViews } from './page-views.ts';

type Router = Parameters<typeof measurePageViews>[0];
type Listener = Parameters<Router['subscribe']>[0];

const page = globalThis as { dataLayer?: MeasuredEvent[] };
let go: (pathname: string, state?: 'idle' | 'loading', search?: string) => void;

beforeEach(() => {
  page.dataLayer = [];
  let tell: Listener = () => undefined;
  measurePageViews({
    state: { location: { pathname: '/' } },
    subscribe: (listener: Listener) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as Router);
  go = (pathname, state = 'idle', search = '') => {
    const change = { navigation: { state }, location: { pathname, search } } as unknown as Parameters<Listener>[0];
    tell(change, {} as Parameters<Listener>[1]);
  };
});

const seen = (): unknown[] => page.dataLayer!.map(({ event, path }) => [event, path]);

test('the first page is viewed once (spec 2: analytics page views)', () => {
  expect(seen()).toEqual([['page_view', '/']]);
});

test('a page counts when the navigation to it has ended, not while it is on its way', () => {
  go('/sofaer', 'loading');
  expect(seen()).toHaveLength(1);
  go('/sofaer');
  expect(seen().at(-1)).toEqual(['page_view', '/sofaer']);
});

test('a change of filters on the same page is not another page view', () => {
  go('/sofaer');
  go('/sofaer', 'idle', '?color=52');
  expect(seen()).toEqual([
    ['page_view', '/'],
    ['page_view', '/sofaer'],
  ]);
});
