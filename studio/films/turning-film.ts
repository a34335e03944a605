import type { Group } from 'three';
import { build } from '../families/families.ts';
import { detail } from '../geometry/detail.ts';
import { merged } from '../geometry/merged.ts';
import type { Model } from '../models/model.ts';
import { dress } from '../render/dress.ts';
import type { Motif, Photographer } from '../render/photographer.ts';
import { studioShot } from '../shots/shot.ts';
import { Film } from './film.ts';
import { cameraRound } from './round-camera.ts';

/** What a turn looks like and how it is taken; a turn that is taken otherwise has to be taken again. */
export const turn = {
  film: { width: 480, height: 464, framesPerSecond: 24, bitsPerSecond: 1_200_000 },
  frames: 48,
  // Pictures are taken larger than they are shown: so few passes alone leave edges rough.
  exposure: { width: 720, height: 696, passes: 5 },
  fill: 0.84,
  /** Curves and shadows as fine as a small film needs them. */
  detail: 0.6,
  shadowTexels: 512,
} as const;

const BYTES_MAX = 250_000;

/** A piece turned once round itself under the light of its first picture; the end of the film goes over into its start. */
export async function filmOf(photographer: Photographer, model: Model, colour: string): Promise<ArrayBuffer> {
  const piece = pieceOf(model);
  const motif = motifOf(model, colour, piece);
  const film = new Film(turn.film);
  await film.start();
  for (let frame = 0; frame < turn.frames; frame++) {
    piece.rotation.y = (frame / turn.frames) * Math.PI * 2;
    await photographer.photograph(motif, turn.exposure, () => film.add(photographer.canvas));
  }
  const bytes = await film.finish();
  if (bytes.byteLength > BYTES_MAX)
    throw new Error(`${model.sku} turns in ${bytes.byteLength} bytes, not ${BYTES_MAX}`);
  return bytes;
}

function pieceOf({ piece }: Model): Group {
  detail.level = turn.detail;
  const built = merged(build(piece));
  detail.level = 1;
  return built;
}

/** The first picture of a product, with a camera that the turning piece does not leave. */
function motifOf(model: Model, colour: string, piece: Group): Motif {
  const { film, fill, shadowTexels } = turn;
  const looks = [() => dress(piece, model.colours[colour]!)];
  const hero = studioShot(model, 'hero', { piece, looks }, film.width / film.height);
  const { lighting } = hero;
  const blur = (lighting.key.blur * shadowTexels) / lighting.shadowTexels;
  return {
    ...hero,
    camera: cameraRound(piece, hero.camera, fill),
    lighting: { ...lighting, shadowTexels, key: { ...lighting.key, blur } },
  };
}
