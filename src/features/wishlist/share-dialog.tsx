import { QR_ADDRESS_MAX } from '#config/limits.ts';
import { inStore } from '#domain/paths.ts';
import { type SharedArticle, sharedPath } from '#domain/shared-wishlist.ts';
import { shopUrl } from '#src/data/shop-url.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { ShareDialog as Share } from '#src/ui/share-dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';

interface ShareDialogProps {
  readonly articles: readonly SharedArticle[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The wishlist as a link and a QR code. */
export function ShareDialog({ articles, ...layer }: ShareDialogProps) {
  const t = useWords('wishlist');
  const { store } = useStoreView();
  return (
    <Share
      {...layer}
      name="wishlist"
      address={`${shopUrl()}${inStore(store, sharedPath(articles))}`}
      codeMax={QR_ADDRESS_MAX}
      words={{
        title: t('share.open'),
        lead: t('share.lead'),
        link: t('share.link'),
        code: t('share.code'),
        tooLong: t('share.tooLong'),
      }}
    />
  );
}
