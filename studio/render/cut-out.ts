import type { Rgb } from '../finishes/texture.ts';
import { PAPER } from '../shots/shot.ts';
import { blurred } from './blurred.ts';
import { decoded, encoded, encodedLight } from './encoded.ts';
import { softened, TRACE } from './soft-shadow.ts';
import { toned, untoned } from './tone.ts';

/** What a canvas holds: red, green, blue and how opaque it is, from 0 to 255, in rows from the top. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Pixels to each side over which shadows, and colours along an edge, are brought together. */
const REACH = 2;
/** From this cover on a pixel shows nothing but the piece. */
const WHOLE = 0.995;
/** Darkness up to which the paper is taken for empty, and from which on for in the shadow; between them the shadow fades. */
const NOISE = 0.006;
const SHADOW = 0.022;
/** How far piece and paper lie apart, squared, where cover and colours say as much of an edge. */
const TELLING = 0.02;

const paper = encoded(PAPER);
const channels = [0, 1, 2] as const;

/**
 * A piece without its paper, of which only the shadow is left: black that lets the ground through, and softer than it was. On
 * paper the piece looks as it did. `cover` says how much of each pixel the piece covers, from 0 to 1.
 */
export function cutOut(picture: Pixels, cover: Float32Array, isFromNear = false): Uint8ClampedArray<ArrayBuffer> {
  const { data, width, height } = picture;
  const near = blurred(cover, width, height, REACH);
  const shadow = shadowOf(picture, cover, near);
  const soft = softened(shadow, { cover, width, height, isFromNear });
  const colourAt = edgeColours(picture, { cover, near, shadow });
  const cut = new Uint8ClampedArray(data.length);
  for (let index = 0; index < cover.length; index++) {
    const at = index * 4;
    if (cover[index]! >= WHOLE) cut.set(data.subarray(at, at + 4), at);
    else if (cover[index]! < TRACE) cut[at + 3] = soft[index]! * 255;
    else cut.set(edge(rgbAt(data, index), colourAt(index), { covered: cover[index]!, shadow: shadow[index]! }), at);
  }
  return cut;
}

function rgbAt(data: Pixels['data'], index: number): Rgb {
  return [data[index * 4]! / 255, data[index * 4 + 1]! / 255, data[index * 4 + 2]! / 255];
}

/** How dark the paper is, from 0 to 1. Below an edge, and right beside it, it is as dark as the paper around. */
function shadowOf({ data, width, height }: Pixels, cover: Float32Array, near: Float32Array): Float32Array {
  const white = 255 * (paper[0] + paper[1] + paper[2]);
  const weight = near.map((value, index) => (cover[index]! > 0.5 ? 1e-9 : Math.max(0, 1 - 3 * value) ** 2 + 1e-6));
  const dark = weight.map(
    (value, index) => value * (1 - (data[index * 4]! + data[index * 4 + 1]! + data[index * 4 + 2]!) / white),
  );
  const share = blurred(weight, width, height, REACH);
  return blurred(dark, width, height, REACH).map((sum, index) => {
    const shadow = Math.min(1, Math.max(0, sum / share[index]!));
    const rise = Math.min(1, Math.max(0, (shadow - NOISE) / (SHADOW - NOISE)));
    return shadow * rise * rise * (3 - 2 * rise);
  });
}

interface Planes {
  readonly cover: Float32Array;
  /** The cover of a pixel and those around it. */
  readonly near: Float32Array;
  readonly shadow: Float32Array;
}

/** The piece's own colour where a pixel shows paper too: the light that is not the paper's, mostly from further in. */
function edgeColours({ data, width, height }: Pixels, { cover, near, shadow }: Planes): (index: number) => Rgb {
  const weight = new Float32Array(cover.length);
  const light = channels.map(() => new Float32Array(cover.length));
  for (let index = 0; index < cover.length; index++) {
    const covered = cover[index]!;
    if (covered < TRACE || near[index]! > 0.9999) continue;
    const own = (covered * near[index]!) ** 3;
    const behind = lightOf(shaded(shadow[index]!));
    const shown = lightOf(rgbAt(data, index));
    weight[index] = own;
    for (const channel of channels)
      light[channel]![index] = (own * Math.max(0, shown[channel] - (1 - covered) * behind[channel])) / covered;
  }
  const share = blurred(weight, width, height, REACH);
  const [red, green, blue] = light.map((plane) => blurred(plane, width, height, REACH));
  return (index) => {
    const all = share[index]!;
    if (all < 1e-9) return rgbAt(data, index);
    return encodedLight(toned([red![index]! / all, green![index]! / all, blue![index]! / all]));
  };
}

const lightOf = (colour: Rgb): Rgb => untoned(decoded(colour));
const shaded = (shadow: number): Rgb => [paper[0] * (1 - shadow), paper[1] * (1 - shadow), paper[2] * (1 - shadow)];

interface Edge {
  readonly covered: number;
  readonly shadow: number;
}

/** A pixel at an edge: the piece in its colour, and its shadow below. */
function edge(shown: Rgb, colour: Rgb, at: Edge): number[] {
  const piece = opacityOf(shown, colour, at);
  const opaque = piece + (1 - piece) * at.shadow;
  return [...colour.map((value) => ((value * piece) / (opaque || 1)) * 255), opaque * 255];
}

/**
 * How opaque the piece is in a pixel, so that on paper it looks as it did. Where its colour is like the paper's, its cover
 * says more.
 */
function opacityOf(shown: Rgb, colour: Rgb, at: Edge): number {
  const behind = shaded(at.shadow);
  let apart = 0;
  let gone = 0;
  for (const channel of channels) {
    apart += (behind[channel] - colour[channel]) ** 2;
    gone += (behind[channel] - shown[channel]) * (behind[channel] - colour[channel]);
  }
  return Math.min(1, Math.max(0, (gone + TELLING * at.covered) / (apart + TELLING)));
}
