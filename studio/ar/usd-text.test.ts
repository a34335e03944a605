import { expect, test } from 'vitest';
import { inColours, shortNumbers, twoSided } from './usd-text.ts';

const lines = (...texts: readonly string[]): string => texts.join('\n');

test('numbers are as short as they may be, and what they stand for stays', () => {
  const shape = lines(
    '\t\tint[] faceVertexIndices = [0, 1, 12]',
    '\t\tnormal3f[] normals = [(0.7071068, -0.0000001, 1.000000e-7), (0, -1.000000, 0)] (',
    '\t\t\tinterpolation = "vertex"',
    '\t\t)',
    '\t\tpoint3f[] points = [(1.234567, -0.00002, 12.5)]',
    '\t\ttexCoord2f[] primvars:st = [(0.12345, -3.99996)] (',
    '\t\tuniform token subdivisionScheme = "none"',
  );
  expect(shortNumbers(shape)).toBe(
    lines(
      '\t\tint[] faceVertexIndices = [0,1,12]',
      '\t\tnormal3f[] normals = [(0.71,0,0),(0,-1,0)] (',
      '\t\t\tinterpolation = "vertex"',
      '\t\t)',
      '\t\tpoint3f[] points = [(1.2346,0,12.5)]',
      '\t\ttexCoord2f[] primvars:st = [(0.123,-4)] (',
      '\t\tuniform token subdivisionScheme = "none"',
    ),
  );
  expect(twoSided(shape)).toContain('\n\t\tuniform bool doubleSided = 1\n\t\tuniform token subdivisionScheme');
});

test('of the looks of a scene one is shown, with room for the name of any other', () => {
  const look = (colour: string): string[] => [
    `\t\t\tdef Xform "${colour}"`,
    '\t\t\t{',
    `\t\t\t\tdef Xform "${colour}_cloth" (`,
    '\t\t\t\t)',
    '\t\t\t\t{',
    '\t\t\t\t}',
    '\t\t\t}',
  ];
  const scene = lines(
    '\t\tdef Xform "Scene" (',
    '\t\t\tsceneName = "Scene"',
    '\t\t)',
    '\t\t{',
    '\t\t\ttoken preliminary:anchoring:type = "plane"',
    '',
    ...look('grey'),
    '',
    ...look('lightGrey'),
    '\t\t}',
    '\t}',
  );
  expect(inColours(scene).split('\n')).toEqual([
    '\t\tdef Xform "Scene" (',
    '\t\t\tvariants = {',
    '\t\t\t\tstring colour = "grey"     ',
    '\t\t\t}',
    '\t\t\tprepend variantSets = "colour"',
    '\t\t\tsceneName = "Scene"',
    '\t\t)',
    '\t\t{',
    '\t\t\ttoken preliminary:anchoring:type = "plane"',
    '',
    '\t\t\tvariantSet "colour" = {',
    '\t\t\t\t"grey" {',
    ...look('grey').map((line) => `\t\t${line}`),
    '\t\t\t\t}',
    '\t\t\t\t"lightGrey" {',
    ...look('lightGrey').map((line) => `\t\t${line}`),
    '\t\t\t\t}',
    '\t\t\t}',
    '\t\t}',
    '\t}',
  ]);
});
