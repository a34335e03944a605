/**
 * Queries and commands that no first screen asks for: their code comes as one file after the store view is open. The menus
 * name them by `laterQuery` and `laterCommand`, which fetch it where it is not here yet.
 */
export * as checkout from './commands/checkout.ts';
export * as checkoutDraft from './commands/checkout-draft.ts';
export * as order from './commands/order.ts';
export * as task from './commands/task.ts';
export * as checkoutQueries from './queries/checkout.ts';
export * as orderQueries from './queries/order.ts';
export * as taskQueries from './queries/task.ts';
export { add as compare, putBack as compareAgain, remove as stopComparing } from './commands/comparison.ts';
export { remember } from './commands/viewed.ts';
export { block } from './queries/block.ts';
export { articles as comparedArticles, table as comparisonTable } from './queries/comparison.ts';
export { home as homeBanners } from './queries/banner.ts';
export { collections } from './queries/collections.ts';
export { matching, viewed } from './queries/matching.ts';
export { showrooms } from './queries/showroom.ts';
export { askAddress } from './replication/address.ts';
