/** Only in the memory of this document. After a reload it is gone, and the link has to be opened again. */
let taken = { hash: '', search: '' };

/**
 * Takes the token of a link for a new password out of the address bar before anything else can see it: no history, no
 * analytics, no referrer and no kept page has it (reliability 5, row 23).
 */
export function takeResetLink(): void {
  const { pathname, hash, search } = location;
  if (!pathname.endsWith('/create-password')) return;
  taken = { hash, search };
  history.replaceState(history.state, '', pathname);
}

/** What the address said with which this document was opened; empty if it said nothing. */
export function takenResetLink(): typeof taken {
  return taken;
}
