/** Where a shopper has a claim from; texts in `locales/<language>/account.json` under `claim`. */
export type ClaimSource = 'newsletter' | 'link';

/** What a shopper may claim in this shop, kept on the device (spec 3: claim). */
export interface Claim {
  /** What is written into the coupon field. */
  readonly code: string;
  /** Epoch milliseconds of this device. */
  readonly createdAt: number;
  /** What it takes off, in per cent; `null` where only the shop knows. */
  readonly value: number | null;
  readonly description: ClaimSource;
}

const CODE = /^[\p{L}\d_-]{2,40}$/u;

/** A code as the shop writes it, or `null` where it cannot be one. */
export function claimCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

/**
 * With one more, the newest first. One that is there already stays as old as it is, is worth what is known of it, and is the newsletter's
 * thanks once it was that.
 */
export function withClaim(claims: readonly Claim[], added: Claim): readonly Claim[] {
  const known = claims.find(({ code }) => code === added.code);
  const merged = known
    ? {
        ...known,
        createdAt: Math.min(known.createdAt, added.createdAt),
        value: known.value ?? added.value,
        description: added.description === 'newsletter' ? added.description : known.description,
      }
    : added;
  return [...claims.filter((claim) => claim !== known), merged].toSorted((a, b) => b.createdAt - a.createdAt);
}
