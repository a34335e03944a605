import { describe, expect, test } from 'vitest';
import type {
  Attribute as WireAttribute,
  Category as WireCategory,
  TaxRule as WireTaxRule,
} from '#schemas/api/generated/types.gen.ts';
import { taxRateFor } from '../tax.ts';
import {
  attributeFromWire,
  categoryFromWire,
  navigationFromWire,
  rewriteFromWire,
  taxRuleFromWire,
} from './references.ts';
import { showroomFromWire } from './showroom.ts';

describe('a category', () => {
  const wire: WireCategory = {
    id: 34,
    parent_id: 21,
    name: '3-seters sofaer',
    slug: '3-seters-sofaer-34',
    url_key: '3-seters',
    url_path: 'sofaer/3-seters-sofaer',
    level: 3,
    position: 2,
    is_active: true,
    product_count: 46,
    image: '/media/sofa3.jpg',
  };

  test('with all its fields', () => {
    expect(categoryFromWire(wire)).toMatchObject({
      id: '34',
      parentId: '21',
      name: '3-seters sofaer',
      slug: '3-seters-sofaer-34',
      urlPath: 'sofaer/3-seters-sofaer',
      level: 3,
      position: 2,
      isActive: true,
      productCount: 46,
      image: '/media/sofa3.jpg',
    });
  });

  test('with the required fields only', () => {
    const { slug: _slug, position: _position, product_count: _count, image: _image, ...required } = wire;
    const rest = { slug: '3-seters', position: 0, isActive: false, productCount: 0, image: null };
    expect(categoryFromWire({ ...required, is_active: false })).toMatchObject(rest);
  });
});

test.each([
  ['frontend label', { frontend_label: 'Farge', default_frontend_label: 'Colour' }, 'Farge'],
  ['default label', { default_frontend_label: 'Colour' }, 'Colour'],
  ['code', {}, 'color'],
])('an attribute is called by its %s', (_name, labels, label) => {
  expect(attributeFromWire({ attribute_id: 93, attribute_code: 'color', options: [], ...labels })).toMatchObject({
    id: '93',
    code: 'color',
    label,
    options: [],
  });
});

test.each([
  [true, true],
  [1, true],
  ['1', true],
  [false, false],
  [0, false],
  ['0', false],
  [undefined, false],
])('is_comparable %j: %s', (is_comparable, isComparable) => {
  const wire = { attribute_id: 93, attribute_code: 'color', options: [], is_comparable };
  expect(attributeFromWire(wire as WireAttribute)).toMatchObject({ isComparable });
});

test.each([
  ['boolean', [], true],
  ['boolean', [{ label: 'Ja', value: 1 }], false],
  ['text', [], false],
  [undefined, [], false],
])('an attribute of input %s with options %j has yes and no as values: %s', (frontend_input, options, isYesNo) => {
  const wire = { attribute_id: 93, attribute_code: 'color', options, frontend_input };
  expect(attributeFromWire(wire as WireAttribute)).toMatchObject({ isYesNo });
});

test('options of an attribute have text ids, and those without label are dropped (spec 5)', () => {
  const options = [
    { label: 'Grå', value: '52', swatch: '#808080' },
    { label: ' ', value: '' },
    { label: '', value: 55 },
    { label: 'Beige', value: 57 },
  ];
  expect(attributeFromWire({ attribute_id: 93, attribute_code: 'color', options }).options).toMatchObject([
    { value: '52', label: 'Grå', swatch: '#808080' },
    { value: '57', label: 'Beige', swatch: null },
  ]);
});

describe('a tax rule', () => {
  const rule = (...rates: WireTaxRule['rates']): WireTaxRule => ({ id: 3, product_tax_class_ids: [2], rates });

  test.each([
    [{}, null],
    [{ tax_region_id: 0 }, null],
    [{ tax_region_id: '0' }, null],
    [{ tax_region_id: 21 }, '21'],
    [{ tax_region_id: '21' }, '21'],
  ])('of %j is for region %j', (region, regionId) => {
    const { rates } = taxRuleFromWire(rule({ rate: 25, tax_country_id: 'NO', ...region }));
    expect(rates).toEqual([{ ratePercent: 25, country: 'NO', regionId }]);
  });

  test('gives the rate of its country (D44)', () => {
    const rules = [taxRuleFromWire(rule({ rate: 25, tax_country_id: 'NO' }, { rate: 25.5, tax_country_id: 'FI' }))];
    expect(taxRateFor(rules, { product: 2 }, { country: 'FI' })).toBe(2550);
    expect(taxRateFor(rules, { product: 2 }, { country: 'PL' })).toBeNull();
  });
});

test('a showroom (D45)', () => {
  const place = { name: 'Tyresö', city: 'Stockholm' };
  const unsaid = { country: null, address: null, postcode: null, phone: null, email: null, about: null };
  const unknown = { ...unsaid, hours: [], specialHours: [], translations: {} };
  expect(showroomFromWire({ id: 3, ...place })).toEqual({ id: '3', ...place, ...unknown });
});

test('a showroom with its hours, those of single days in their order', () => {
  const day = (date: string) => ({ date, title: 'Julaften', hours: 'Stengt' });
  const spoken = { days: 'Mandag', hours: '10–18', translations: { 'en-US': { days: 'Monday' } } };
  const known = { address: 'Torget 1', postcode: '135 48', phone: '+46 8 1', email: 'tyreso@stua.example' };
  const wire = { id: 3, name: 'Tyresö', city: 'Stockholm', country_id: 'SE', ...known };
  const days = [day('2026-12-25'), day('2026-12-24')];
  expect(showroomFromWire({ ...wire, opening_hours: [spoken], special_hours: days })).toMatchObject({
    ...known,
    country: 'SE',
    hours: [{ days: 'Mandag', hours: '10–18', translations: { 'en-US': { days: 'Monday' } } }],
    specialHours: [{ date: '2026-12-24' }, { date: '2026-12-25', title: 'Julaften', hours: 'Stengt' }],
  });
});

test('menus nest, and an entry without address is a heading', () => {
  const child = { id: 'n2', title: '3-seters', url: '/c/3-seters', level: 2, children: [] };
  const footer = { id: 'f1', title: 'Kundeservice', url: '/kundeservice', level: 1, children: [] };
  const navItems = [{ id: 'n1', title: 'Sofaer', level: 1, children: [child] }];
  expect(navigationFromWire({ id: 'bmno', navItems, footerItems: [footer] })).toMatchObject({
    header: [
      {
        id: 'n1',
        title: 'Sofaer',
        path: null,
        children: [{ id: 'n2', title: '3-seters', path: '/c/3-seters', children: [] }],
      },
    ],
    footer: [{ id: 'f1', title: 'Kundeservice', path: '/kundeservice', children: [] }],
  });
});

test.each([301, 302] as const)('a redirect keeps its status %i (spec 2: URL rewrites)', (redirectCode) => {
  const wire = { id: 'old', request_path: 'old', relative_url: 'sofaer/new', redirectCode };
  expect(rewriteFromWire(wire)).toEqual({ path: 'old', target: 'sofaer/new', status: redirectCode });
});

test('translated texts have the same names as the texts that they replace (D93)', () => {
  const english = (field: string) => ({ translations: { 'en-US': { [field]: 'English' } } });
  const option = { value: 52, label: 'Grå', ...english('label') };
  const attribute = { attribute_id: 93, attribute_code: 'color', options: [option], ...english('frontend_label') };
  const link = { id: 'n1', title: 'Sofaer', level: 1, children: [], ...english('title') };
  const { options, translations } = attributeFromWire(attribute);
  const { header } = navigationFromWire({ id: 'bmno', navItems: [link], footerItems: [] });
  expect([translations, options[0]?.translations]).toEqual(Array(2).fill(english('label').translations));
  expect(header[0]?.translations).toEqual(english('title').translations);
});
