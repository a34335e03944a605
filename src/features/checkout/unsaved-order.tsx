import { useErrorText } from '#src/data/error-texts.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { Button } from '#src/ui/button.tsx';
import { downloadText } from '#src/ui/download-text.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './checkout.module.css';
import { receiptText, type UnsavedOrder as Unsaved } from './receipt-text.ts';

/** Says that the order could not be saved. Its data stays as long as this page is open, and can be downloaded (D88). */
export function UnsavedOrder({ order }: { readonly order: Unsaved }) {
  const t = useWords('checkout');
  const errorText = useErrorText();
  const format = usePriceText();
  const { locale } = useStoreView();
  return (
    <div className={styles.unsaved} role="alert">
      <p>{errorText('orderNotSaved')}</p>
      <Button
        look="secondary"
        isWide
        onClick={() => downloadText(t('receipt.file'), receiptText(order, { t: (key) => t(key), format, locale }))}
      >
        {t('downloadReceipt')}
      </Button>
    </div>
  );
}
