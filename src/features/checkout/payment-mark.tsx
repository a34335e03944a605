import { paymentMark } from '#config/payment-marks.ts';

/** A drawing of a way to pay; nothing for one that has none. It says nothing that its name does not. */
export function PaymentMark({ code }: { readonly code: string }) {
  const mark = paymentMark(code);
  return (
    mark && (
      <svg width="32" height="24" aria-hidden="true">
        <use href={mark} />
      </svg>
    )
  );
}
