import { drawnPicture } from '../import/drawn-picture.ts';
import type { DemoProduct } from './demo-product.ts';
import { nearestTone } from './nearest-tone.ts';
import { type DemoColour, demoColours } from './options.ts';
import { joined, labelOf, type Texts } from './texts.ts';
import list from './pictures.json' with { type: 'json' };

/** What a photograph shows, in the order of a gallery, and what is said of it beside the colour. */
const shotWords = {
  hero: null,
  angle: ['fra en annen kant', 'från ett annat håll', 'from another side', 'fra en anden side', 'toisesta suunnasta'],
  room: ['i et rom', 'i ett rum', 'in a room', 'i et rum', 'huoneessa'],
  detail: ['på nært hold', 'på nära håll', 'close up', 'tæt på', 'läheltä'],
} as const satisfies Readonly<Record<string, Texts | null>>;

type Shot = keyof typeof shotWords;

/** A picture of a product: its path, and what it shows. */
export interface View {
  readonly path: string;
  readonly shot: Shot;
}

const shots = Object.keys(shotWords) as Shot[];
const products = list.filter(({ shot }) => shot !== 'article');
const paths = new Map(products.map((row) => [`${row.sku} ${row.colour} ${row.shot}`, photographPath(row)]));

/** The photographs of a product in a colour, the best one first. */
export function photographsOf(sku: string, colour: DemoColour): View[] {
  return shots.flatMap((shot) => {
    const path = paths.get(`${sku} ${colour} ${shot}`);
    return path === undefined ? [] : [{ path, shot }];
  });
}

/** What a picture of a product is called: its colour, and what else there is to say of it. */
export function viewLabel({ shot }: View, colour: DemoColour): Texts {
  const words = shotWords[shot];
  return words ? joined([labelOf(demoColours[colour]), words], ', ') : labelOf(demoColours[colour]);
}

/** What there is to see of a product in a colour; drawn where nobody photographed it (D90). */
export function viewsOf({ sku, picture }: Pick<DemoProduct, 'sku' | 'picture'>, colour: DemoColour): View[] {
  const photographs = photographsOf(sku, colour);
  return photographs.length > 0
    ? photographs
    : [{ path: drawnPicture(picture, demoColours[colour].picture), shot: 'hero' }];
}

/** `pictures/<sku>/<colour>-<shot>.webp` as the path that the shop serves it under, with its tone before the ending. */
export function photographPath({ file, dominant }: Readonly<Record<'file' | 'dominant', string>>): string {
  return file.replace(/^pictures\//, '/photos/').replace(/webp$/, `${nearestTone(dominant)}.webp`);
}
