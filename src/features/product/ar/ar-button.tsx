import type { ProductView } from '#domain/views/product.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';

const loadDialog = async () => (await import('./ar-dialog.tsx')).ArDialog;

/** The button that shows a piece in the shopper's own room, if there is a model of it. */
export function ArButton({ product }: { readonly product: ProductView }) {
  const t = useWords();
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  return (
    <>
      <Button look="secondary" isWide data-testid="ar-button" aria-haspopup="dialog" onClick={() => void open()}>
        <Icon name="box" />
        {t('product.room')}
      </Button>
      {Layer && <Layer product={product} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
