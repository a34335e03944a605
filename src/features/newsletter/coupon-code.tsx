import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './newsletter-form.module.css';

interface CouponCodeProps {
  readonly code: string;
  /** What it takes off. */
  readonly percent: number;
}

/** The code that thanks for a subscription, with a button that copies it. */
export function CouponCode({ code, percent }: CouponCodeProps) {
  const t = useWords('newsletter');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // Where the browser does not let it, the code is still there to be read.
    const isDone = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    setCopied(isDone);
  };
  return (
    <p className={styles.coupon} data-testid="newsletter-coupon">
      <span>{t('coupon', { percent, code })}</span>
      <Button look="quiet" onClick={() => void copy()}>
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </p>
  );
}
