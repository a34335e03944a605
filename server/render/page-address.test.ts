import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/stue/sofaer', '/stue/sofaer'],
  ['/?utm_source=x&fbclid=y', '/'],
  ['/stue?page=2&color=red&x=1', '/stue?color=red&page=2'],
  ['/stue?color=red&page=2', '/stue?color=red&page=2'],
  ['/stue?page=2&page=3', '/stue?page=2'],
  ['/confirmation?order=abc', '/confirmation?order=abc'],
  ['/search?x=1&page=2&q=gr%C3%A5+sofa', '/search?q=gr%C3%A5+sofa&page=2'],
  ['/default/search?q=soffa&q=bord', '/default/search?q=soffa'],
  ['/stue?q=sofa', '/stue'],
  ['/search?q=++gr%C3%A5++sofa+', '/search?q=gr%C3%A5+sofa'],
  ['/search?q=+&sort=price', '/search?sort=price'],
  [`/search?q=${'x'.repeat(5000)}`, `/search?q=${'x'.repeat(200)}`],
  ['/stol%20r%C3%B8d', '/stol%20r%C3%B8d'],
  ['/%0A', '/%250A'],
  ['/a%E2%80%A8b', '/a%25E2%2580%25A8b'],
  ['/%7F/p', '/%257F/p'],
  ['/%', '/%25'],
  ['/%ff', '/%25ff'],
])('%s is rendered as %s', (asked, rendered) => {
  const { pathname, search } = pageAddress(new URL(asked, 'http://shop.test'));
  expect(pathname + search).toBe(rendered);
});
