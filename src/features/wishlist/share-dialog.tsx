import { useRef, useState } from 'react';
import { QR_ADDRESS_MAX } from '#config/limits.ts';
import { inStore } from '#domain/paths.ts';
import { type SharedArticle, sharedPath } from '#domain/shared-wishlist.ts';
import { shopUrl } from '#src/data/shop-url.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './share-dialog.module.css';

interface ShareDialogProps {
  readonly articles: readonly SharedArticle[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The wishlist as a link and a QR code. Both are made on the device and work without a network. */
export function ShareDialog({ articles, isOpen, onClose }: ShareDialogProps) {
  const t = useWords('wishlist');
  const { store } = useStoreView();
  const address = `${shopUrl()}${inStore(store, sharedPath(articles))}`;
  return (
    <Dialog
      data-testid="wishlist-share"
      shape="panel"
      title={t('share.open')}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.share}>
        <p>{t('share.lead')}</p>
        <SharedLink key={address} address={address} />
        {address.length > QR_ADDRESS_MAX ? (
          <p className={styles.muted}>{t('share.tooLong')}</p>
        ) : (
          <>
            <div className={styles.code}>
              <QrCode text={address} label={t('share.code')} />
            </div>
            <p className={styles.muted}>{t('share.scan')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function SharedLink({ address }: { readonly address: string }) {
  const t = useWords('wishlist');
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('copied');
    } catch {
      // The browser does not let the page do it; the shopper can.
      setSaid('notCopied');
    }
  };
  return (
    <>
      <div className={styles.link}>
        <input
          ref={field}
          className={styles.address}
          aria-label={t('share.link')}
          data-testid="wishlist-link"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
      </div>
      <p role="status" className={styles.muted}>
        {said && t(`share.${said}`)}
      </p>
    </>
  );
}
