import { Color, MeshStandardMaterial, Source, SRGBColorSpace, type Texture, type Vector2 } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { phoneMaterial } from './phone-material.ts';

/** A finish as Quick Look draws it. */
export interface QuickLookFinish {
  readonly material: MeshStandardMaterial;
  /** How often its textures repeat in a metre, which shapes are given instead; `null` without textures. */
  readonly repeat: Vector2 | null;
}

const made = new Map<Finish, QuickLookFinish>();
const drawn = new Map<string, Texture>();

/**
 * A finish for Quick Look, which reads less than others: it does not repeat a texture as its file says (Apple's
 * FB10036297), and knows no strength of bumps. Readers do not agree on how a texture is dyed either.
 */
export function quickLookFinish(finish: Finish): QuickLookFinish {
  const known = made.get(finish) ?? newFinish(finish);
  made.set(finish, known);
  return known;
}

function newFinish(finish: Finish): QuickLookFinish {
  const material = phoneMaterial(finish).clone();
  if (!(material instanceof MeshStandardMaterial)) throw new Error(`${finish} is no material of Quick Look.`);
  const { map, normalMap, normalScale } = material;
  const repeat = (map ?? normalMap)?.repeat.clone() ?? null;
  if (map && normalMap && !map.repeat.equals(normalMap.repeat)) throw new Error(`${finish} repeats in two ways.`);
  if (map) {
    const dye = material.color.clone();
    material.map = once(drawnOver(map, `dyed ${dye.getHexString()}`, (texels) => dyed(texels, dye)));
    material.color.set('#ffffff');
  }
  if (normalMap) {
    const { x: strength } = normalScale;
    material.normalMap = once(drawnOver(normalMap, `bent ${strength}`, (texels) => bend(texels, strength)));
  }
  return { material, repeat };
}

/** The same picture, which does not repeat by itself. */
function once(texture: Texture): Texture {
  const copy = texture.clone();
  copy.repeat.set(1, 1);
  return copy;
}

/** A texture with its texels changed, made once for each way of changing them. */
function drawnOver(texture: Texture, way: string, change: (texels: Uint8ClampedArray) => void): Texture {
  const key = `${texture.uuid} ${way}`;
  const known = drawn.get(key);
  if (known) return known;
  const given = texture.image as HTMLCanvasElement;
  const { width, height } = given;
  const texels = given.getContext('2d')!.getImageData(0, 0, width, height);
  change(texels.data);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.putImageData(texels, 0, 0);
  const copy = texture.clone();
  copy.source = new Source(canvas);
  drawn.set(key, copy);
  return copy;
}

/** Gives a picture the colour that others take times its texels; both are light, not what screens are told. */
export function dyed(texels: Uint8ClampedArray, dye: Color): void {
  const light = new Color();
  const dyedLevels = Array.from({ length: 256 }, (_, level) => {
    light
      .setRGB(level / 255, level / 255, level / 255, SRGBColorSpace)
      .multiply(dye)
      .convertLinearToSRGB();
    return light.toArray().map((value) => value * 255);
  });
  for (let at = 0; at < texels.length; at += 4) {
    for (const channel of [0, 1, 2]) texels[at + channel] = dyedLevels[texels[at + channel]!]![channel]!;
  }
}

/** Turns the directions that are kept as colours away from straight up, or towards it. */
export function bend(texels: Uint8ClampedArray, strength: number): void {
  for (let at = 0; at < texels.length; at += 4) {
    const x = (texels[at]! / 127.5 - 1) * strength;
    const y = (texels[at + 1]! / 127.5 - 1) * strength;
    const z = texels[at + 2]! / 127.5 - 1;
    const length = Math.hypot(x, y, z);
    for (const [index, way] of [x, y, z].entries()) texels[at + index] = (way / length + 1) * 127.5;
  }
}
