import { photographsOf } from './photographs.ts';
import type { DemoColour } from './options.ts';

/** A product in a colour, as it stands in a room; alone where no room was photographed. */
export type Shown = readonly [sku: string, colour: DemoColour];

/** Path of the picture that shows most of a room. */
export function roomPicture([sku, colour]: Shown): string {
  const views = photographsOf(sku, colour);
  const best = views.find(({ shot }) => shot === 'room') ?? views[0];
  if (!best) throw new Error(`Nobody photographed ${sku} in ${colour}.`);
  return best.path;
}
