import type { ProductView } from '#domain/views/product.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Button } from '#src/ui/button.tsx';
import { useTool } from '#src/ui/late-tools.ts';
import { useWords } from '#src/ui/use-words.ts';

const loadDialog = async () => (await import('../layers.ts')).FitDialog;

/** What the button says beside its question, once something was measured at home. */
const answered: ReadonlySet<string | undefined> = new Set(['all', 'unpacked', 'no']);

/** The button that opens the fit check; it says what that says of a home that was measured before. */
export function FitButton({ product: { name1, piece } }: { readonly product: ProductView }) {
  const t = useWords();
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  const fit = useTool('fitAtHome')?.(piece);
  // One of its outer measures is enough for an answer.
  if (Object.values(piece).every((side) => side === null)) return null;
  return (
    <>
      <Button look="secondary" isWide data-testid="fit-button" aria-haspopup="dialog" onClick={() => void open()}>
        {t(answered.has(fit) ? `product:fit.home.${fit}` : 'fit.title')}
      </Button>
      {Layer && <Layer name={name1} piece={piece} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
