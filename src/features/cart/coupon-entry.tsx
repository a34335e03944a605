import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './coupon-field.module.css';

interface CouponEntryProps {
  /** The code that the shop refused, or `null`. */
  readonly refused: string | null;
  readonly onApply: (code: string) => void;
}

/** Where a code is typed. It is no form of its own, because the one of the checkout is around it. */
export function CouponEntry({ refused, onApply }: CouponEntryProps) {
  const t = useWords('cart', 'errors');
  const [code, setCode] = useState(refused ?? '');
  const [problem, setProblem] = useState(refused === null ? null : t('errors:couponIncorrect'));
  const apply = (): void => {
    const isEmpty = code.trim() === '';
    setProblem(isEmpty ? t('coupon.required') : null);
    if (!isEmpty) onApply(code);
  };
  return (
    <details className={styles.entry} open={refused !== null}>
      <summary className={styles.question}>{t('coupon.question')}</summary>
      <TextField
        name="coupon"
        label={t('coupon.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        problem={problem ?? undefined}
        problemRole="alert"
        button={
          <Button look="secondary" data-testid="coupon-apply" onClick={apply}>
            {t('coupon.apply')}
          </Button>
        }
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would place the order.
          event.preventDefault();
          apply();
        }}
      />
    </details>
  );
}
