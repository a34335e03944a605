import type { PictureColour, PictureKind } from '../import/drawn-picture.ts';
import type { DemoColour } from './options.ts';
import type { Shown } from './room-picture.ts';
import type { Texts } from './texts.ts';

/** A category as its maker writes it down. */
export interface CategoryPlan {
  readonly id: number;
  readonly parent?: string;
  readonly name: Texts;
  readonly picture: readonly [PictureKind, PictureColour];
  /** A product that stands for the others, in a colour. */
  readonly shows: readonly [sku: string, colour: DemoColour];
  /** The room that shows it among others. */
  readonly scene?: Shown;
}
