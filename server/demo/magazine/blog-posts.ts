import type { WireDocument } from '../../store/collections.ts';
import { type ArticlePlan, blogPost } from './article.ts';
import { measuringStairs } from './measuring-stairs.ts';
import { oilingTeak } from './oiling-teak.ts';
import { quietBedroom } from './quiet-bedroom.ts';
import { repairedChair } from './repaired-chair.ts';
import { smallRoomSofa } from './small-room-sofa.ts';
import { tableForEight } from './table-for-eight.ts';
import { terraceInAutumn } from './terrace-in-autumn.ts';
import { tidyHallway } from './tidy-hallway.ts';
import { winterLight } from './winter-light.ts';
import { woolAndLinen } from './wool-and-linen.ts';

const articles: readonly ArticlePlan[] = [
  measuringStairs,
  winterLight,
  quietBedroom,
  woolAndLinen,
  tidyHallway,
  oilingTeak,
  tableForEight,
  repairedChair,
  terraceInAutumn,
  smallRoomSofa,
];

/** The magazine, with links to what the shop sells. */
export function blogPosts(paths: ReadonlyMap<string, string>): WireDocument[] {
  return articles.map((article) => blogPost(article, paths));
}
