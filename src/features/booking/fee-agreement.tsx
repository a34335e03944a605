import { usePriceText } from '#src/data/store-view.ts';
import { Check } from '#src/ui/check.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './booking.module.css';
import type { BookingForm } from './use-booking-form.ts';

interface FeeAgreementProps {
  /** Gross, minor units. */
  readonly feeMinor: number;
  readonly form: BookingForm;
}

/** What a change costs that comes late, shown before it is sent, and agreeing to it (D66). */
export function FeeAgreement({ feeMinor, form }: FeeAgreementProps) {
  const t = useWords('booking');
  const fee = usePriceText()(feeMinor);
  return (
    <div className={styles.note} data-testid="booking-fee">
      <p>{t('fee', { fee })}</p>
      <Check
        checked={form.isFeeAccepted}
        aria-invalid={form.missing === 'agreeFirst'}
        onChange={(event) => form.setFeeAccepted(event.target.checked)}
      >
        {t('feeAgree', { fee })}
      </Check>
    </div>
  );
}
