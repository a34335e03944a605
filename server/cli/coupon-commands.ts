import { asc, eq } from 'drizzle-orm';
import { newsletterCoupon } from '#config/newsletter.ts';
import { couponCode } from '#domain/coupon-code.ts';
import type { Queries } from '../store/database.ts';
import { coupons } from '../store/schema.ts';
import { type Arguments, CommandError, type CommandOutcome, needed, numberOf } from './command-outcome.ts';

/** The coupons that the shop takes, with how many orders each was used for. They are valid until they are removed. */
export async function listCoupons(database: Queries): Promise<CommandOutcome> {
  const document = await database.select().from(coupons).orderBy(asc(coupons.code));
  const lines = document.map(({ code, percent, uses }) => [code, `${percent} % off`, `${uses} orders`].join('  '));
  return { ok: true, document, lines: lines.length > 0 ? lines : ['No coupons.'] };
}

/** Makes a code valid, or has it take off another percentage. */
export async function addCoupon(
  database: Queries,
  { positionals: [text, number] }: Arguments,
): Promise<CommandOutcome> {
  const percent = numberOf(number, 'a percentage', { least: 1, most: 100 });
  const code = codeOf(text);
  if (!Number.isInteger(percent)) throw new CommandError('A percentage is a whole number from 1 to 100.');
  await database
    .insert(coupons)
    .values({ code, percent })
    .onConflictDoUpdate({ target: coupons.code, set: { percent } });
  return { ok: true, document: { code, percent }, lines: [`${code} takes ${percent} % off`] };
}

/**
 * Withdraws a code: no cart has it from then on, and an order that was agreed to with it asks its shopper (D16). What was
 * placed with it stays as it was placed.
 */
export async function removeCoupon(database: Queries, { positionals: [text] }: Arguments): Promise<CommandOutcome> {
  const code = codeOf(text);
  const [removed] = await database.delete(coupons).where(eq(coupons.code, code)).returning();
  if (!removed) throw new CommandError(`There is no coupon ${code}.`);
  const comesBack =
    code === newsletterCoupon.code ? ['The next subscriber of the newsletter makes it valid again.'] : [];
  const lines = [`${code} is removed. It was used for ${removed.uses} orders.`, ...comesBack];
  return { ok: true, document: { ...removed, removed: true }, lines };
}

/** A code as it is kept: no shop tells upper case apart. */
function codeOf(text: string | undefined): string {
  const code = couponCode(needed(text, 'a code'))?.toUpperCase();
  if (code === undefined) throw new CommandError('A code has 1 to 64 characters.');
  return code;
}
