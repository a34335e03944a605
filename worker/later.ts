/**
 * All commands, and the queries that no first screen needs. Their code is one file, which is loaded right after the store
 * view is open. The menu of queries refers to it by `laterQuery`; commands are looked up in it by `laterCommand`. Both load the
 * file when it is not here yet.
 */
export { commands } from './commands/commands.ts';
export * as queries from './queries/later.ts';
export { lineOfArticle } from './commands/article-line.ts';
export { onOpened } from './on-opened.ts';
export { drain } from './outbox/send/drain.ts';
export { settleCart } from './outbox/settle-cart.ts';
export { reconcile } from './outbox/views/reconcile.ts';
export { finishReplacements } from './outbox/repair/replacement.ts';
export { rebuildLostCart } from './outbox/rebuild-cart.ts';
export { priceAsKept } from './session/follow-group-prices.ts';
export { finishSession } from './session/finish-session.ts';
export { realmTokens } from './session/realm-tokens.ts';
export { dropOldCatalogues } from './storage/old-catalogues.ts';
export { hasSpaceFor } from './storage/has-space-for.ts';
export { feesOfDraft } from './shopper/fees-of-draft.ts';
export { leaveNotice } from './shopper/leave-notice.ts';
export { fillListings } from './pictures/fill-listings.ts';
export { saveIndex } from './catalogue-index/save-index.ts';
export { askAddress } from './replication/address.ts';
export { backendSaid } from './replication/backend-said.ts';
