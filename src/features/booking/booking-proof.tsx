import { type FormEvent, useState } from 'react';
import type { ShopError } from '#schemas/errors.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './booking.module.css';

interface BookingProofProps {
  readonly isOnline: boolean;
  /** Why it could not be opened, or `null`. */
  readonly refusal: ShopError | null;
  readonly onOpen: (postcode: string) => Promise<void>;
}

/** Asks for the postal code that a shipment goes to (D76): its bare number opens nothing. */
export function BookingProof({ isOnline, refusal, onOpen }: BookingProofProps) {
  const t = useWords('booking');
  const errorText = useErrorText();
  const [postcode, setPostcode] = useState('');
  const [isOpening, setOpening] = useState(false);
  const open = (event: FormEvent): void => {
    event.preventDefault();
    setOpening(true);
    void onOpen(postcode).finally(() => setOpening(false));
  };
  return (
    <form className={styles.proof} onSubmit={open}>
      <p className={styles.muted}>{t(isOnline ? 'proof.text' : 'proof.offline')}</p>
      <TextField
        name="zipCode"
        label={t('proof.label')}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        value={postcode}
        problem={
          refusal ? (errorText(refusal.code, 'params' in refusal ? refusal.params : {}) ?? undefined) : undefined
        }
        problemRole="alert"
        button={
          <Button type="submit" disabled={isOpening}>
            {t('proof.open')}
          </Button>
        }
        onChange={(event) => setPostcode(event.target.value)}
      />
    </form>
  );
}
