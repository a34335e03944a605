import { describe, expect, test } from 'vitest';
import { pictureColours, pictureKinds } from '../import/drawn-picture.ts';
import { drawFurniture } from './draw-furniture.ts';

const SIZE_MIN = 1500;
const SIZE_MAX = 8192;

const pictures = pictureKinds.flatMap((kind) => pictureColours.map((colour) => [kind, colour] as const));

const elements = new Set('svg defs g path circle ellipse stop linearGradient radialGradient'.split(' '));
const inks = 'fill fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin';
const marks = 'd transform x1 y1 x2 y2 offset cx cy r rx ry stop-color stop-opacity';
const attributes = new Set(`xmlns viewBox id ${inks} ${marks}`.split(' '));

const pathData = /^M(?:[mlqcazMHVZ]|-?\d+(?:\.\d)?| )+$/;

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Reads a document strictly: nothing but tags, all of them balanced, attributes quoted and given once. */
function parse(svg: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)(\/?)>/g)) {
    expect(svg.slice(end, match.index), 'text between tags').toBe('');
    end = match.index + match[0].length;
    const [, isEnd, name, list, isEmpty] = match as unknown as [string, string, string, string, string];
    if (isEnd) {
      expect(open.pop()).toBe(name);
      continue;
    }
    const pairs = [...list.matchAll(/ ([a-zA-Z0-9-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const);
    expect(new Set(pairs.map(([key]) => key)).size, 'attributes given once').toBe(pairs.length);
    tags.push({ name, attributes: Object.fromEntries(pairs) });
    if (!isEmpty) open.push(name);
  }
  expect(svg.slice(end)).toBe('');
  expect(open).toEqual([]);
  return tags;
}

describe.each(pictureKinds)('%s, in every colour,', (kind) => {
  const drawn = pictureColours.map((colour) => ({ colour, svg: drawFurniture(kind, colour) }));
  const documents = drawn.map(({ svg }) => ({ svg, tags: parse(svg) }));

  test('is a picture of the product tile and of a fair size', () => {
    for (const { svg, tags } of documents) {
      expect(tags[0]).toEqual({
        name: 'svg',
        attributes: { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 620 600' },
      });
      expect(svg.length).toBeGreaterThan(SIZE_MIN);
      expect(svg.length).toBeLessThan(SIZE_MAX);
    }
  });

  test('has only shapes and gradients, and no broken number', () => {
    const tags = documents.flatMap((document) => document.tags);
    expect(tags.map(({ name }) => name).filter((name) => !elements.has(name))).toEqual([]);
    const used = tags.flatMap((tag) => Object.entries(tag.attributes));
    expect(used.filter(([name]) => !attributes.has(name))).toEqual([]);
    expect(used.filter(([, value]) => /NaN|undefined|null|Infinity/.test(value))).toEqual([]);
    expect(used.filter(([name, value]) => name === 'd' && !pathData.test(value))).toEqual([]);
  });

  test('refers to its own gradients only', () => {
    for (const { tags } of documents) {
      const ids = tags.flatMap(({ attributes: { id } }) => (id ? [id] : []));
      const paints = tags.flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]);
      const used = paints.filter((value) => value?.startsWith('url('));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(used)).toEqual(new Set(ids.map((id) => `url(#${id})`)));
    }
  });

  test('is always the same', () => {
    expect(drawn.map(({ colour }) => drawFurniture(kind, colour))).toEqual(drawn.map(({ svg }) => svg));
  });
});

test('every picture is another one, down to the names of its gradients', () => {
  const svgs = pictures.map(([kind, colour]) => drawFurniture(kind, colour));
  const prefixes = svgs.map((svg) => /id="([a-zA-Z]+)0"/.exec(svg)?.[1]);
  expect(new Set(svgs).size).toBe(pictures.length);
  expect(new Set(prefixes).size).toBe(pictures.length);
});
