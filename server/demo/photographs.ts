import { drawnPicture } from '../import/drawn-picture.ts';
import type { DemoProduct } from './demo-product.ts';
import { nearestTone } from './nearest-tone.ts';
import { type DemoColour, demoColours } from './options.ts';
import list from './pictures.json' with { type: 'json' };

/** What a photograph shows, in the order of a gallery. */
const shots = ['hero', 'angle', 'room', 'detail'] as const;

const products = list.filter(({ shot }) => shot !== 'article');
const paths = new Map(products.map((row) => [`${row.sku} ${row.colour} ${row.shot}`, photographPath(row)]));

/** Paths of the photographs of a product in a colour, the best one first. */
export function photographsOf(sku: string, colour: DemoColour): string[] {
  return shots.flatMap((shot) => paths.get(`${sku} ${colour} ${shot}`) ?? []);
}

/** What there is to see of a product in a colour; drawn where nobody photographed it (D90). */
export function picturesOf({ sku, picture }: Pick<DemoProduct, 'sku' | 'picture'>, colour: DemoColour): string[] {
  const photographs = photographsOf(sku, colour);
  return photographs.length > 0 ? photographs : [drawnPicture(picture, demoColours[colour].picture)];
}

/** `pictures/<sku>/<colour>-<shot>.webp` as the path that the shop serves it under, with its tone before the ending. */
export function photographPath({ file, dominant }: Readonly<Record<'file' | 'dominant', string>>): string {
  return file.replace(/^pictures\//, '/photos/').replace(/webp$/, `${nearestTone(dominant)}.webp`);
}
