import { expect, test } from 'vitest';
import { withNames } from './usd-names.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What the exporter writes when it has written other files before, which moves its numbers by `by`. */
const exportedAfter = (by: number): ReturnType<typeof withNames> =>
  withNames(
    {
      'model.usda': bytes(
        [
          `references = @./geometries/Geometry_${by + 1}.usda@</Geometry>`,
          `binding = </Materials/Material_${by + 2}>`,
          `def Shader "Texture_${by + 3}_diffuse"`,
          `file = @textures/Texture_${by + 4}_false.png@`,
          `def Shader "Texture_${by + 5}_normal"`,
          `file = @textures/Texture_${by + 6}_false.png@`,
        ].join('\n'),
      ),
      [`geometries/Geometry_${by + 1}.usda`]: bytes('def "Geometry"'),
      [`textures/Texture_${by + 6}_false.png`]: bytes('png'),
      [`textures/Texture_${by + 4}_false.png`]: bytes('png'),
    },
    { shapes: new Map([[by + 1, 'cloth']]), finishes: new Map([[by + 2, 'wool:#ebe3d6']]) },
  );

test('names tell what things are, and are the same whatever was made before', () => {
  expect(exportedAfter(90)).toEqual(exportedAfter(0));
  const files = exportedAfter(90);
  expect([...files.keys()]).toEqual([
    'model.usda',
    'geometries/cloth.usda',
    'textures/picture2.jpg',
    'textures/picture1.jpg',
  ]);
  expect(files.get('model.usda')).toBe(
    [
      'references = @./geometries/cloth.usda@</Geometry>',
      'binding = </Materials/wool_ebe3d6>',
      'def Shader "texture1_diffuse"',
      'file = @textures/picture1.jpg@',
      'def Shader "texture2_normal"',
      'file = @textures/picture2.jpg@',
    ].join('\n'),
  );
});
