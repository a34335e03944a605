import { fail, type Result } from '#schemas/errors.ts';

/** Why something of the shopper's was not written. */
export function notKept(error: unknown): Result<never> {
  return fail({ code: isQuotaError(error) ? 'storageFull' : 'storageUnavailable' });
}

/** Whether a write failed because the device is full; Dexie wraps the browser's error. */
export function isQuotaError(error: unknown): boolean {
  for (let at = error as { name?: string; inner?: unknown; cause?: unknown } | null | undefined; at;) {
    if (at.name === 'QuotaExceededError') return true;
    at = (at.inner ?? at.cause) as typeof at;
  }
  return false;
}
