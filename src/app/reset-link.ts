/** What a link for a new password names: whose it is, and the token that proves it. */
export interface ResetLink {
  readonly email: string;
  readonly resetToken: string;
}

/** Only in the memory of this document. A reload has lost it, and asks for another link. */
let link: ResetLink | null = null;

/**
 * Takes the token of such a link out of the address bar before anything else can see it: no history, analytics, referrer
 * or kept page has it (reliability 5, row 23).
 */
export function takeResetLink(): void {
  if (!location.pathname.endsWith('/create-password')) return;
  const named = new URLSearchParams(location.hash.slice(1) || location.search);
  const resetToken = named.get('token');
  if (resetToken === null) return;
  link = { email: named.get('email') ?? '', resetToken };
  history.replaceState(history.state, '', location.pathname);
}

/** The link that this document was opened with, or `null`. */
export function resetLink(): ResetLink | null {
  return link;
}
