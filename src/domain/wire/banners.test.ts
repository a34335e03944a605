import { expect, test } from 'vitest';
import type { StaticLink } from '#schemas/api/generated/types.gen.ts';
import { bannersFromWire } from './banners.ts';

const banner = { title: 'Nordvik', subtitle: 'Smale armlener.', image: '/photos/nordvik.webp', link: '/stue/sofaer' };

test('a file has the places, categories and translations of its banners', () => {
  const translations = { 'en-US': { title: 'Nordvik', subtitle: 'Slim arms.', image: '/elsewhere.webp' } };
  expect(
    bannersFromWire({ mainBanners: [banner], image: [{ ...banner, category: 'stue', translations }], tiles: [banner] }),
  ).toEqual({
    main: [
      {
        title: 'Nordvik',
        subtitle: 'Smale armlener.',
        image: '/photos/nordvik.webp',
        path: '/stue/sofaer',
        category: null,
        translations: {},
      },
    ],
    head: [
      expect.objectContaining({
        category: 'stue',
        translations: { 'en-US': { title: 'Nordvik', subtitle: 'Slim arms.' } },
      }),
    ],
  });
});

test.each([
  ['nothing to say', { title: '' }],
  ['nothing to show', { image: undefined }],
  ['a picture of another host', { image: '//pictures.example/nordvik.webp' }],
  ['a picture that is no text', { image: { src: '/photos/nordvik.webp' } }],
  ['no address', { link: undefined }],
  ['an address of another host', { link: 'https://shop.example/' }],
  ['another host that looks like a path', { link: '//shop.example/' }],
  ['another host behind a backslash', { link: '/\\shop.example/' }],
  ['another host that is written in code', { link: '/%5Cshop.example/' }],
  ['a script for an address', { link: 'javascript:alert(1)' }],
])('a banner with %s is left out, the one beside it stays', (_what, fault) => {
  const smallBanners = [{ ...banner, ...fault }, banner] as StaticLink[];
  expect(bannersFromWire({ smallBanners }).small).toHaveLength(1);
});

test.each([
  ['no list', { smallBanners: 'none' }, {}],
  ['rows that are nothing', { smallBanners: [null, 7, 'banner'] }, { small: [] }],
])('a file with %s has no banners', (_what, wire, banners) => {
  expect(bannersFromWire(wire as never)).toEqual(banners);
});
