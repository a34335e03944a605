import type { AttemptRecord } from './box.ts';

/** The attempt of an entry that was handed to fetch, where nobody knows any more how that went. */
export const forgottenAttempt: AttemptRecord = {
  attempts: 1,
  answered: 0,
  at: 0,
  nextAt: 0,
  reason: 'offline',
  isOutcomeUnknown: true,
};
