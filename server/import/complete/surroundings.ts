import type { PlacedCategory } from '../category-tree.ts';
import type { PictureList } from '../files/picture-list.ts';
import type { OptionNames } from './option-names.ts';

/** What a document that somebody wrote is completed from. */
export interface Surroundings {
  readonly options: OptionNames;
  /** Categories with their places, by id. */
  readonly tree: ReadonlyMap<number, PlacedCategory>;
  /** The ids of categories by their paths. */
  readonly idOfPath: ReadonlyMap<string, number>;
  readonly pictures: PictureList;
  /** Paths of all files of the folder. */
  readonly files: ReadonlySet<string>;
}
