import { describe, expect, test } from 'vitest';
import { articleViews, contentView } from '../views/content.ts';
import { articleFromWire, contentFromWire } from './content.ts';

const delivery = contentFromWire({
  id: 12,
  identifier: 'delivery',
  title: 'Levering',
  content: '<p>Vi bærer inn.</p>',
  active: true,
  translations: { 'en-US': { title: 'Delivery', content: '<p>We carry it in.</p>', meta_title: 'Delivery' } },
});

describe('a content page (D93)', () => {
  test.each([
    ['nb-NO', 'Levering', 'Vi bærer inn.'],
    ['en-US', 'Delivery', 'We carry it in.'],
    ['sv-SE', 'Levering', 'Vi bærer inn.'],
  ])('in %s', (locale, title, paragraph) => {
    expect(contentView(delivery, locale, 'page')).toEqual({
      title,
      paragraphs: [paragraph],
      html: null,
      article: null,
      image: null,
    });
  });

  test('keeps only the texts that are shown', () => {
    expect(delivery.translations['en-US']).toEqual({ title: 'Delivery', html: '<p>We carry it in.</p>' });
  });
});

test('a page may have a picture', () => {
  const page = { id: 12, identifier: 'about-us', title: 'Om Stua', content: '', active: true };
  const seen = contentFromWire({ ...page, image: '/SERIE-NORDVIK/green-room.webp' });
  expect(contentView(seen, 'nb-NO', 'page').image).toBe('/SERIE-NORDVIK/green-room.webp');
  expect(contentView(contentFromWire({ ...page, image: null }), 'nb-NO', 'page').image).toBeNull();
});

test.each([
  ['page', 'h2'],
  ['block', 'h3'],
] as const)('headings of a %s lie below the one above it: %s', (kind, tag) => {
  const guide = { ...delivery, html: '<h1>Bredde</h1><p>Fra side til side.</p>' };
  expect(contentView(guide, 'nb-NO', kind).html?.plain[0]).toEqual({ tag, texts: ['Bredde'] });
});

test('a block may have no title', () => {
  expect(contentFromWire({ id: 1, identifier: 'usp', content: 'Fri retur' })).toEqual({
    identifier: 'usp',
    title: '',
    html: 'Fri retur',
    translations: {},
  });
});

const light = {
  id: 7,
  title: 'Lys i mørketiden',
  url_key: 'lys-i-morketiden',
  status: 1,
  publish_date: '2025-11-06 08:00:00',
  author_name: 'Jonas Aune',
  featured_image_file: '/blog/lys.webp',
  short_content: '<p>Fem lamper &amp; litt tid.</p>',
  content: '<p>Begynn i hjørnet.</p>',
  translations: { 'sv-SE': { title: 'Ljus i mörkret', short_content: '<p>Fem lampor.</p>' } },
};

describe('an article of the magazine (spec 3: blog post)', () => {
  test.each([
    ['nb-NO', 'Lys i mørketiden', 'Fem lamper & litt tid.'],
    ['sv-SE', 'Ljus i mörkret', 'Fem lampor.'],
  ])('in %s', (locale, title, lead) => {
    expect(contentView(articleFromWire(light), locale, 'page')).toEqual({
      title,
      paragraphs: ['Begynn i hjørnet.'],
      html: null,
      article: { author: 'Jonas Aune', publishedOn: '2025-11-06', image: '/blog/lys.webp', lead },
      image: null,
    });
  });

  test.each([
    ['', null],
    ['soon', null],
    ['2025-13-40 08:00:00', null],
    ['2026-02-01T10:00:00Z', '2026-02-01'],
  ])('published at «%s»: %s', (time, date) => {
    expect(articleFromWire({ ...light, publish_date: time }).article?.publishedOn).toBe(date);
  });

  test('missing fields are left out', () => {
    const { id, title, url_key, status, publish_date } = light;
    const bare = articleFromWire({ id, title, url_key, status, publish_date });
    expect(contentView(bare, 'nb-NO', 'page')).toMatchObject({
      paragraphs: [],
      article: { author: null, image: null, lead: '' },
    });
  });

  test('in a list, the newest first, each with its key as its path', () => {
    const others = [
      { ...light, url_key: 'b', publish_date: '2026-01-02 08:00:00' },
      { ...light, url_key: 'uten dato', publish_date: '' },
      { ...light, url_key: 'a', publish_date: '2026-01-02 08:00:00' },
    ];
    const views = articleViews([delivery, ...[light, ...others].map(articleFromWire)], 'nb-NO');
    expect(views.map(({ path }) => path)).toEqual(['/a', '/b', '/lys-i-morketiden', '/uten%20dato']);
  });
});
