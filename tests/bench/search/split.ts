import { createHash } from 'node:crypto';

/** This share of all queries is measured, but nobody may look at them while tuning the search. */
const HELD_BACK = 0.3;

/** A whole number below 2 ** 32 that depends only on the text. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/** Whether a query is held back; its variants are held back with it. */
export function isHeldBack({ text }: { readonly text: string }): boolean {
  return hashOf(text.trim().toLowerCase()) / 2 ** 32 < HELD_BACK;
}
