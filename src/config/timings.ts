/** Times of the specification's section 9, of the decisions and of the reliability design, in milliseconds. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

// Server answers (spec 9)
export const CATALOGUE_TIMEOUT_CLIENT_MS = 5 * SECOND_MS;
export const CATALOGUE_TIMEOUT_SERVER_MS = SECOND_MS;

// Sending (reliability 3.2 rows 26, 31, 32)
export const SEND_DEADLINE_MS = 15 * SECOND_MS;
export const BACKOFF_FIRST_MS = SECOND_MS;
export const BACKOFF_MAX_MS = 5 * MINUTE_MS;

// One sender (reliability 2.1)
export const HEARTBEAT_MS = 2 * SECOND_MS;
export const HEARTBEAT_STALE_MS = 10 * SECOND_MS;

// Probe (D89)
export const PROBE_INTERVAL_MS = 30 * SECOND_MS;
export const PROBE_INTERVAL_QUEUED_MS = 15 * SECOND_MS;

// The worker seen from the window (reliability row 9)
export const WORKER_CALL_DEADLINE_MS = 5 * SECOND_MS;

// Retention on the device (D15)
export const GUEST_CONTACT_RETENTION_MS = 30 * DAY_MS;

// Retention on the server (contract: idempotency, tombstones)
export const IDEMPOTENCY_RETENTION_MS = 90 * DAY_MS;
export const TOMBSTONE_RETENTION_MS = 90 * DAY_MS;

/** Attempts with an answer after which a task is shown as «needs you» (D12). */
export const ANSWERED_ATTEMPTS_BEFORE_ATTENTION = 5;

// Replication and live offers (architecture: replication)
export const RESYNC_INTERVAL_MS = MINUTE_MS;
export const OFFER_FRESH_MS = MINUTE_MS;
