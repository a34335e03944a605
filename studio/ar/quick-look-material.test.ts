import { Color } from 'three';
import { expect, test } from 'vitest';
import { bend, dyed } from './quick-look-material.ts';

test('bumps of half the strength lean half as far', () => {
  const texels = Uint8ClampedArray.from([255, 128, 128, 255, 178, 128, 242, 255]);
  bend(texels, 0.5);
  const slope = (at: number): number => (texels[at]! - 127.5) / (texels[at + 2]! - 127.5);
  expect(slope(4)).toBeCloseTo((178 - 127.5) / (242 - 127.5) / 2, 1);
  expect([texels[3], texels[7]]).toEqual([255, 255]);
});

test('white takes the dye as it is, and grey a darker one', () => {
  const texels = Uint8ClampedArray.from([255, 255, 255, 255, 188, 188, 188, 255]);
  dyed(texels, new Color('#87957a'));
  expect([...texels.subarray(0, 4)]).toEqual([0x87, 0x95, 0x7a, 255]);
  // Half the light.
  const half = new Color('#87957a').multiplyScalar(new Color('#bcbcbc').r).getHex();
  expect((texels[4]! << 16) | (texels[5]! << 8) | texels[6]!).toBe(half);
});
