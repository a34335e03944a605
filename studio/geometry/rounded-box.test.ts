import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { roundedBox } from './rounded-box.ts';

const box = roundedBox(200, 4, 90, { radius: 1, edgeSteps: 3, spacing: 10, grain: 'x' });

test('a rounded box has the size it was asked for, and nothing sticks out of it', () => {
  box.computeBoundingBox();
  expect(box.boundingBox!.getSize(new Vector3()).toArray()).toEqual([
    expect.closeTo(200, 3),
    expect.closeTo(4, 3),
    expect.closeTo(90, 3),
  ]);
});

test('its texture is measured in metres along the grain', () => {
  const uv = box.getAttribute('uv');
  const along = Array.from({ length: uv.count }, (_, index) => uv.getX(index));
  expect(Math.max(...along) - Math.min(...along)).toBeCloseTo(2, 3);
});

test('its normals point outwards and have length one', () => {
  const position = box.getAttribute('position');
  const normal = box.getAttribute('normal');
  for (let index = 0; index < position.count; index++) {
    const out = new Vector3().fromBufferAttribute(normal, index);
    expect(out.length()).toBeCloseTo(1, 4);
    expect(out.dot(new Vector3().fromBufferAttribute(position, index))).toBeGreaterThan(0);
  }
});
