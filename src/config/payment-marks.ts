/** The ways to pay that `public/payment-marks.svg` has a drawing of. */
export const drawnPayments = ['card', 'wallet', 'paylater', 'invoice', 'companyinvoice', 'cashondelivery'];

/** The address of a way's drawing; `null` for one that has none. */
export function paymentMark(code: string): string | null {
  return drawnPayments.includes(code) ? `/payment-marks.svg#${code}` : null;
}
