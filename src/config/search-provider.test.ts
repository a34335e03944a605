import { expect, test } from 'vitest';
import { providerOrigins, searchProvider, type SearchProviderSettings } from './search-provider.ts';
import { storeViews } from './stores.ts';

test.each<[what: string, settings: Partial<SearchProviderSettings>, origins: readonly string[]]>([
  ['a device that answers alone', { answers: 'local', searchBase: 'https://search.example/x' }, []],
  ['the shop’s own backend', { answers: 'both' }, []],
  [
    'a provider, with a host for each',
    { answers: 'both', searchBase: 'https://search.example/x?y', analyticsBase: 'https://stats.example:8443' },
    ['https://search.example', 'https://stats.example:8443'],
  ],
  [
    'a provider with one host',
    { answers: 'provider', searchBase: 'https://search.example', analyticsBase: 'https://search.example/stats' },
    ['https://search.example'],
  ],
  [
    'an address that would add to the policy',
    { answers: 'both', searchBase: "https://a.example; script-src '*'" },
    ['https://a.example'],
  ],
])('a page has to reach, for %s', (_what, settings, origins) => {
  expect(providerOrigins({ ...searchProvider, ...settings })).toEqual(origins);
});

test('each store view has an account of its own', () => {
  const keys = storeViews.map(({ code }) => searchProvider.apiKeys[code]);
  expect(keys).not.toContain(undefined);
  expect(new Set(keys).size).toBe(storeViews.length);
});
