import { expect, test } from 'vitest';
import { bannersFromWire } from './banners.ts';

const banner = { title: 'Nordvik', subtitle: 'Smale armlener.', image: '/photos/nordvik.webp', link: '/stue/sofaer' };

test('a file says where its banners stand, in which category, and what they say in other languages', () => {
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
  ['no address', { link: undefined }],
  ['an address of another host', { link: 'https://shop.example/' }],
  ['another host that looks like a path', { link: '//shop.example/' }],
  ['a script for an address', { link: 'javascript:alert(1)' }],
])('a banner with %s is left out, the one beside it stays', (_what, fault) => {
  expect(bannersFromWire({ smallBanners: [{ ...banner, ...fault }, banner] }).small).toHaveLength(1);
});
