/** What a mailed link for a new password says. */
export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/** The page on which a new password is chosen (spec 2). */
const PAGE = '/create-password';

/**
 * The address in the mail. What it says stands behind the `#`, which no browser sends anywhere: it is in no log of a server
 * or a proxy, and no kept page is named by it (reliability 5, row 23).
 */
export function resetLink(shopUrl: string, prefix: string, { email, token }: ResetLink): string {
  return `${shopUrl}${prefix}${PAGE}#email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`;
}

/** What an opened link says: behind the `#`, or behind the `?` as in the mails of other backends; `null` when it lacks something. */
export function readResetLink({ hash, search }: { readonly hash: string; readonly search: string }): ResetLink | null {
  for (const part of [hash, search]) {
    const [email, token] = [valueIn(part, 'email'), valueIn(part, 'token')];
    if (email && token) return { email, token };
  }
  return null;
}

function valueIn(part: string, name: string): string | null {
  const text = new RegExp(`[#?&]${name}=([^&]*)`).exec(part)?.[1];
  try {
    return text === undefined ? null : decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Half a sign of a link that was cut off.
    return null;
  }
}
