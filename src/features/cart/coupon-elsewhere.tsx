import { useRef } from 'react';
import type { CouponChange } from '#domain/coupon-change.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './gone-line.module.css';

interface CouponElsewhereProps {
  readonly change: CouponChange;
  readonly onBack: (code: string) => void;
}

/** That the coupon became another one elsewhere, with the way back to the shopper's own (D85, decision 095). */
export function CouponElsewhere({ change: { before, code }, onBack }: CouponElsewhereProps) {
  const t = useWords('cart');
  const { cart } = useCommands();
  const row = useRef<HTMLDivElement>(null);
  const said = before === null ? 'added' : code === null ? 'gone' : 'replaced';
  const dismiss = (): void => {
    // The row goes with what is pressed in it, and the focus would go with it.
    const ways = [
      ...(row.current?.closest('[data-testid=coupon]')?.querySelectorAll<HTMLElement>('button, summary') ?? []),
    ];
    ways.find((way) => !row.current?.contains(way))?.focus();
    void tellRefusal(cart.dismissCouponChange({}));
  };
  return (
    <div ref={row} className={styles.gone} data-testid="coupon-elsewhere">
      <p>{t(`coupon.${said}`, { before, code })}</p>
      {before !== null && (
        <Button look="quiet" data-testid="coupon-back" onClick={() => onBack(before)}>
          {t('coupon.back', { before })}
        </Button>
      )}
      <IconButton icon="close" data-testid="coupon-dismiss" label={t('coupon.dismiss')} onClick={dismiss} />
    </div>
  );
}
