import { readResetLink, type ResetLink } from '#domain/reset-link.ts';

/** Only in the memory of this document. After a reload it is gone, and the link has to be opened again. */
let taken: ResetLink | null = null;

/**
 * Takes the token of a link for a new password out of the address bar before anything else can see it: no history, no
 * analytics, no referrer and no kept page has it (reliability 5, row 23).
 */
export function takeResetLink(): void {
  if (!location.pathname.endsWith('/create-password') || location.hash + location.search === '') return;
  taken = readResetLink(location);
  history.replaceState(history.state, '', location.pathname);
}

/** The link that this document was opened with, or `null`. */
export function takenResetLink(): ResetLink | null {
  return taken;
}
