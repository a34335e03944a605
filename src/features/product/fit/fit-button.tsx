import type { ProductView } from '#domain/views/product.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** One of these measures is enough for an answer. */
const outerMeasure = /^product_(?:width|depth|height|table_height)$/;

const loadDialog = async () => (await import('../layers.ts')).FitDialog;

/** The button that opens the fit check. */
export function FitButton({ product: { name1, measures } }: { readonly product: ProductView }) {
  const t = useWords();
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  if (!measures.some(({ field }) => outerMeasure.test(field))) return null;
  return (
    <>
      <Button look="secondary" data-testid="fit-button" aria-haspopup="dialog" onClick={() => void open()}>
        {t('fit.title')}
      </Button>
      {Layer && <Layer name={name1} measures={measures} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
