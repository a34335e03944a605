/** What a test number makes the stand-in do (docs/payment.md). */
export type Outcome = 'paid' | 'refused' | 'step' | 'silence' | 'late' | 'doubled';

const outcomes: Readonly<Record<string, Outcome>> = {
  '1111': 'paid',
  '0002': 'refused',
  '3220': 'step',
  '0044': 'silence',
  '0077': 'late',
  '0085': 'doubled',
};

const lengths: Readonly<Record<string, number>> = { card: 16, wallet: 8, paylater: 11 };

/** What follows from a card, phone or personal number, by its last four digits; `null` for one that is none. */
export function outcomeOf(method: string, typed: unknown): Outcome | null {
  const digits = typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : '';
  if (!/^\d+$/.test(digits) || digits.length !== lengths[method]) return null;
  return outcomes[digits.slice(-4)] ?? null;
}
