/**
 * Queries and commands that no first screen asks for: their code comes as one file when the first of them is called. The
 * menus name them by `comeLater`.
 */
export { add as compare, putBack as compareAgain, remove as stopComparing } from './commands/comparison.ts';
export { remember } from './commands/viewed.ts';
export { block } from './queries/block.ts';
export { articles as comparedArticles, table as comparisonTable } from './queries/comparison.ts';
export { home as homeBanners } from './queries/banner.ts';
export { collections } from './queries/collections.ts';
export { matching, viewed } from './queries/matching.ts';
export { showrooms } from './queries/showroom.ts';
export { askAddress } from './replication/address.ts';
