import { describe, expect, test } from 'vitest';
import { contentView } from '../views/content.ts';
import { contentFromWire } from './content.ts';

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
    expect(contentView(delivery, locale, 'page')).toEqual({ title, paragraphs: [paragraph], html: null });
  });

  test('keeps only the texts that are shown', () => {
    expect(delivery.translations['en-US']).toEqual({ title: 'Delivery', html: '<p>We carry it in.</p>' });
  });
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
