/** Times of the specification's section 9, of the decisions and of the reliability design, in milliseconds. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

// Server answers (spec 9)
export const CATALOGUE_TIMEOUT_CLIENT_MS = 5 * SECOND_MS;
export const CATALOGUE_TIMEOUT_SERVER_MS = SECOND_MS;

// Search provider (spec 7, spec 9, D69)
/** The provider is asked once nobody has typed for so long. */
export const PROVIDER_DEBOUNCE_MS = SECOND_MS / 2;
/** So long something that the provider alone decides waits for it; then the device's own answer has to do. */
export const PROVIDER_PATIENCE_MS = SECOND_MS / 2;
/** How long a call to the provider may take: the network's limit, not the shopper's. */
export const PROVIDER_DEADLINE_MS = 5 * SECOND_MS;
/** How long the way to a page waits for the list of words that lead elsewhere. */
export const PROVIDER_REDIRECT_PATIENCE_MS = 2 * SECOND_MS;
/** An order that was accepted longer ago, when there may have been no provider, is not counted. */
export const PURCHASE_COUNTED_WITHIN_MS = DAY_MS;

// Sending (reliability 3.2 rows 26, 31, 32)
export const SEND_DEADLINE_MS = 15 * SECOND_MS;
export const BACKOFF_FIRST_MS = SECOND_MS;
export const BACKOFF_MAX_MS = 5 * MINUTE_MS;

/** How long a form waits for the provider's token (decision 081). */
export const RECAPTCHA_PATIENCE_MS = 15 * SECOND_MS;

/** So long whoever applied a coupon may still look at its field, which says what became of it; later it is a message. */
export const COUPON_AWAITED_MS = 15 * SECOND_MS;

// Session (spec 4: session; D50)
/** Pause after a refresh that the shop did not answer. */
export const TOKEN_RETRY_MS = SECOND_MS;
/** How long a realm that has just started waits for another one, which may not be there, to give it its token. */
export const TOKEN_PEERS_MS = 300;
/** How long a realm whose token is old waits for the one that has just exchanged it; a busy device takes its time. */
export const TOKEN_EXCHANGED_MS = 3 * SECOND_MS;
/** When what waits for a token looks again whether there is one. */
export const TOKEN_AWAITED_MS = 5 * SECOND_MS;
/** A session that is not remembered ends so long after the last tab was closed. */
export const VISIT_OVER_MS = 30 * MINUTE_MS;
/** How often an open tab notes that it is open. */
export const VISIT_NOTED_MS = 5 * MINUTE_MS;

// One sender (reliability 2.1)
export const HEARTBEAT_MS = 2 * SECOND_MS;
export const HEARTBEAT_STALE_MS = 10 * SECOND_MS;

/** How long the first screen waits for the outbox to be put in order (reliability P5: at most two seconds). */
export const LOCK_PATIENCE_MS = 1500;

// Probe (D89)
export const PROBE_INTERVAL_MS = 30 * SECOND_MS;
export const PROBE_INTERVAL_QUEUED_MS = 15 * SECOND_MS;
/** Pauses between looks after the browser said that the network is back, or gone. */
export const CHANGE_PAUSES_MS = [250, 500, 1000, 2000, 4000] as const;

// Storage that does not open (reliability P5, P6)
export const STORAGE_PATIENCE_MS = 5 * SECOND_MS;
export const STORAGE_CHECK_MS = 2 * SECOND_MS;

// The worker seen from the window (reliability row 9)
export const WORKER_CALL_DEADLINE_MS = 5 * SECOND_MS;

// Retention on the device (D15)
export const GUEST_CONTACT_RETENTION_MS = 30 * DAY_MS;
export const FORGETTING_INTERVAL_MS = DAY_MS;

/** How soon after midnight it is another day in what is promised. */
export const DAY_LOOKED_AT_MS = MINUTE_MS;

// Retention on the server (contract: idempotency)
export const IDEMPOTENCY_RETENTION_MS = 90 * DAY_MS;
/** A guest who comes back later has what was in the cart on the device. */
export const GUEST_CART_RETENTION_MS = 365 * DAY_MS;
/** How long an equal request of a client that sends no keys is the same one. */
export const MADE_KEY_LIFETIME_MS = MINUTE_MS;

/**
 * How long a device knows the ids of tasks that are over. A call that is repeated under such an id counts once; after this
 * time neither the device nor the server, which forgets its key then, would know it.
 */
export const TASK_MEMORY_MS = IDEMPOTENCY_RETENTION_MS;

/** A clock that is further off than this is not one to count days by (reliability L6). */
export const CLOCK_TRUST_MS = DAY_MS;

/** Attempts with an answer after which a task is shown as «needs you» (D12). */
export const ANSWERED_ATTEMPTS_BEFORE_ATTENTION = 5;

// Replication and live offers (architecture: replication)
export const RESYNC_INTERVAL_MS = MINUTE_MS;
/**
 * How often a device that is looked at asks what is new. With the second that a proxy may keep the answer, and the half that
 * a server may, a changed price is seen within five seconds (decision 061).
 */
export const HEADS_INTERVAL_MS = 3 * SECOND_MS;
/** Between a pull that failed and the next attempt while it has not brought everything; twice as long each time. */
export const PULL_PAUSE_FIRST_MS = SECOND_MS / 2;
/** How long a press waits for a pull that fails and is tried again. */
export const PULL_PATIENCE_MS = 5 * SECOND_MS;
export const OFFER_FRESH_MS = MINUTE_MS;
/** How often a device looks whether prices have changed by themselves, or are confirmed no more. */
export const REPRICING_MS = 30 * SECOND_MS;
/** How long adding to the cart waits for the stock of what nobody has confirmed lately. */
export const ADD_STOCK_DEADLINE_MS = 1500;

// A backend without replication (decision 028)
/** All products are walked through again after this time, because nobody tells which of them are gone. */
export const PRODUCTS_RENEWAL_MS = DAY_MS;
/** The same for categories, attributes and the like: few, and without a time of their last change. */
export const REFERENCES_RENEWAL_MS = 60 * MINUTE_MS;
/** A changed document may be in the index that much later than its own time says. */
export const INDEXING_DELAY_MS = 15 * MINUTE_MS;

/** How often the room that is left is looked at (spec 9: storage quota check). */
export const QUOTA_CHECK_MS = 30 * SECOND_MS;

/** A cart that another channel may have changed is pulled again when it is looked at after this time (spec 4: cart sync). */
export const CART_FRESH_MS = MINUTE_MS;
/** A cart that the shop says is not its owner's is connected anew at most this often (spec 4: cart sync, decision 108). */
export const CART_RECONNECT_PAUSE_MS = 30 * MINUTE_MS;

/** How long the shop is asked whether it still has an order that it took, and how often (reliability O9, decision 107). */
export const ORDER_LOOKED_FOR_MS = 30 * DAY_MS;
export const ORDER_LOOKED_FOR_AGAIN_MS = DAY_MS;
/** How often it is looked whether it is time for that, while the shop is in reach. */
export const ORDERS_LOOKED_THROUGH_MS = 60 * MINUTE_MS;

/** What a shopper did so long ago they still know of, and go on with (decision 095). */
export const JUST_NOW_MS = 10 * MINUTE_MS;

/** So long the cart tells of a line that went elsewhere (D85, decision 095). */
export const LINE_GONE_MS = DAY_MS;

/** Between a picture that did not come and the second attempt. */
export const IMAGE_RETRY_MS = SECOND_MS;

/** How long a page waits for its data before it says so. */
export const WAITING_SAID_AFTER_MS = 2 * SECOND_MS;

/** How often the browser is made to look whether a new version that was chosen can take over. */
export const SWITCH_LOOK_MS = 3 * SECOND_MS;

/** After so long without a touch in any window a version that waits takes over by itself (D49). */
export const IDLE_SWITCH_MS = 10 * MINUTE_MS;

/** A kept page of an address is shown at a start for so long; after that the start waits for the device's own answers. */
export const SHOWN_PAGE_FRESH_MS = DAY_MS;

/** A page that has shown nothing for so long is no longer believed to be on its way. */
export const START_PATIENCE_MS = 10 * SECOND_MS;

/** How long a page whose version showed nothing twice waits for the network before the kept shell is tried again. */
export const PAGE_PATIENCE_MS = 2 * SECOND_MS;

// An installation of the service worker that did not come whole
export const INSTALL_PAUSE_FIRST_MS = SECOND_MS;
export const INSTALL_PAUSE_MAX_MS = 5 * MINUTE_MS;

// Rendered pages of what was shown last (decision 051)
/** Whoever stays so long at an address may come back to it. */
export const KEEP_PAGE_AFTER_MS = 2 * SECOND_MS;
export const KEEP_PAGE_DEADLINE_MS = 15 * SECOND_MS;
