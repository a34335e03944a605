import { Box3, type Group, type Object3D, Raycaster, Vector3 } from 'three';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../families/families.ts';
import { detail } from '../geometry/detail.ts';
import { sizeOf } from '../geometry/part.ts';
import { models } from './models.ts';
import { productOf } from './product.ts';

/** The height of what is met first from above, in centimetres. */
function topAt(thing: Object3D, x: number, z: number): number {
  const hits = new Raycaster(new Vector3(x, 500, z), new Vector3(0, -1, 0)).intersectObject(thing, true);
  return hits[0]?.point.y ?? 0;
}

describe.each(models)('$sku', ({ sku, piece, colours }) => {
  const { measures, sizes } = productOf(sku);
  let thing: Group;
  let size: Vector3;

  beforeAll(() => {
    detail.level = 0.5;
    thing = build(piece);
    size = sizeOf(thing);
    return () => {
      detail.level = 1;
    };
  });

  test('is as large as the shop says', () => {
    const shown = { width: size.x, depth: size.z, height: size.y };
    for (const name of ['width', 'depth', 'height'] as const) {
      const stated = measures[name];
      if (stated !== undefined) expect(Math.abs(shown[name] - stated), `${name} ${shown[name]}`).toBeLessThan(1);
    }
  });

  test('is as large in every size as the shop says of that size', () => {
    for (const own of sizes) {
      if (own.width === undefined) continue;
      detail.level = 0.5;
      const sized = sizeOf(build({ ...piece, width: own.width }));
      detail.level = 1;
      expect(Math.abs(sized.x - own.width), `${own.width} ${sized.x}`).toBeLessThan(1);
      expect(Math.abs(sized.z - measures.depth!), `${own.width} ${sized.z}`).toBeLessThan(1);
    }
  });

  test('stands on the floor, in the middle', () => {
    const { min, max } = new Box3().setFromObject(thing, true);
    expect(Math.abs(min.y)).toBeLessThan(0.01);
    expect(Math.abs(min.x + max.x)).toBeLessThan(0.01);
    expect(Math.abs(min.z + max.z)).toBeLessThan(0.01);
  });

  test('has a finish for each of its parts in every colour', () => {
    const roles = new Set<string>();
    thing.traverse((child) => child.name && roles.add(child.name));
    for (const finishes of Object.values(colours))
      expect(Object.keys(finishes).toSorted()).toEqual([...roles].toSorted());
  });
});

const seats = models.flatMap(({ sku, piece }) => {
  const seatHeight = productOf(sku).measures.seatHeight;
  return seatHeight === undefined ? [] : [{ sku, piece, seatHeight }];
});

test.each(seats)('$sku has its seat at the height that the shop says', ({ piece, seatHeight }) => {
  detail.level = 0.5;
  const thing = build(piece);
  const size = sizeOf(thing);
  const isEven = 'seats' in piece && piece.seats % 2 === 0;
  const front = new Box3().setFromObject(thing, true).max.z;
  const x = isEven ? size.x * -0.26 : 0;
  // Corner sofas have only their row along the wall in the middle.
  const z = size.z > 120 ? -front + 68 : front * 0.2;
  const top = topAt(thing, x, z);
  detail.level = 1;
  expect(Math.abs(top - seatHeight), `${top} cm`).toBeLessThan(1);
});
