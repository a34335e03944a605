import { QR_ADDRESS_MAX } from '#config/limits.ts';
import { inStore } from '#domain/paths.ts';
import { setCartPath, type SharedLine } from '#domain/shared-cart.ts';
import { shopUrl } from '#src/data/shop-url.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { ShareDialog as Share } from '#src/ui/share-dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';

interface ShareDialogProps {
  readonly lines: readonly SharedLine[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The cart as a link and a QR code (spec 2: /set-cart, D30). */
export function ShareDialog({ lines, ...layer }: ShareDialogProps) {
  const t = useWords('cart');
  const { store } = useStoreView();
  return (
    <Share
      {...layer}
      name="cart"
      address={`${shopUrl()}${inStore(store, setCartPath(lines))}`}
      codeMax={QR_ADDRESS_MAX}
      words={{
        title: t('link.share'),
        lead: t('link.lead'),
        link: t('link.link'),
        code: t('link.code'),
        tooLong: t('link.tooLong'),
      }}
    />
  );
}
