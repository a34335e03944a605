import type { SharedArticle } from '#domain/shared-wishlist.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';

const loadDialog = async () => (await import('./share-dialog.tsx')).ShareDialog;

/** The button that shares the wishlist. */
export function ShareButton({ articles }: { readonly articles: readonly SharedArticle[] }) {
  const t = useWords('wishlist');
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        {t('share.open')}
      </Button>
      {Layer && <Layer articles={articles} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
