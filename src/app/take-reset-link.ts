/** Only in the memory of this document. After a reload it is gone, and the link has to be opened again. */
let taken = '';

/**
 * Takes the token of a link for a new password out of the address bar before anything else can see it: no history, no
 * analytics, no referrer and no kept page has it (reliability 5, row 23).
 */
export function takeResetLink(): void {
  const { href, pathname } = location;
  if (!pathname.endsWith('/create-password')) return;
  taken = href;
  history.replaceState(null, '', pathname);
}

/** The address of the link that was taken last; empty if there was none. */
export function takenResetLink(): string {
  return taken;
}
