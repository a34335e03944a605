import { Box3, type BufferGeometry, Mesh, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { roundedBox } from '../geometry/rounded-box.ts';
import { quantized } from './quantized.ts';

test('a smaller mesh is as large as the one it was made of, to a tenth of a millimetre', () => {
  const box = roundedBox(2.14, 0.83, 0.92, { radius: 0.05, spacing: 0.2 });
  const smaller = quantized(new Mesh(box));
  smaller.updateMatrixWorld(true);
  const size = new Box3().setFromObject(smaller, true).getSize(new Vector3());
  for (const [index, metres] of [2.14, 0.83, 0.92].entries()) {
    expect(Math.abs(size.getComponent(index) - metres)).toBeLessThan(0.0001);
  }
  const bytes = ({ attributes }: BufferGeometry): number =>
    Object.values(attributes).reduce((sum, { array }) => sum + array.byteLength, 0);
  expect(bytes(smaller.geometry)).toBeLessThan(bytes(box) * 0.6);
});
