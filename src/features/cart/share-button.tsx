import type { SharedLine } from '#domain/shared-cart.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './microcart.module.css';

const loadDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

/** The button that shares the cart. */
export function ShareButton({ lines }: { readonly lines: readonly SharedLine[] }) {
  const t = useWords('cart');
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  return (
    <>
      <div className={styles.quiet}>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => void open()}>
          {t('link.share')}
        </Button>
      </div>
      {Layer && <Layer lines={lines} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
