import type { Group } from 'three';
import { build } from '../families/families.ts';
import { detail } from '../geometry/detail.ts';
import { merged } from '../geometry/merged.ts';
import type { Model } from '../models/model.ts';

/** How heavy a file shall be, and may be where its shapes stay as they are in every detail; the finest detail is tried first. */
interface Weight {
  readonly bytes: number;
  readonly bytesMax: number;
  readonly levels: readonly number[];
}

/** The file of a piece in the finest detail that does not make it too heavy for a phone. */
export async function lightEnough(
  { sku, piece }: Model,
  { bytes, bytesMax, levels }: Weight,
  write: (piece: Group) => Promise<ArrayBuffer>,
): Promise<ArrayBuffer> {
  let file = new ArrayBuffer();
  for (const level of levels) {
    detail.level = level;
    const whole = merged(build(piece));
    detail.level = 1;
    file = await write(whole);
    if (file.byteLength <= bytes) return file;
  }
  if (file.byteLength <= bytesMax) return file;
  throw new Error(`${sku} has ${file.byteLength} bytes still, of at most ${bytesMax}`);
}
