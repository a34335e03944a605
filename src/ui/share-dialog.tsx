import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './share-dialog.module.css';
import { useWords } from './use-words.ts';

interface ShareDialogProps {
  /** Of its handles: `<name>-share`, `<name>-link`. */
  readonly name: string;
  readonly address: string;
  /** Longer ones make a code that cameras do not read. */
  readonly codeMax: number;
  readonly words: Readonly<Record<'title' | 'lead' | 'link' | 'code' | 'tooLong', string>>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** An address as a link and a QR code. Both are made on the device and work without a network. */
export function ShareDialog({ name, address, codeMax, words, isOpen, onClose }: ShareDialogProps) {
  const t = useWords('wishlist');
  return (
    <Dialog
      data-testid={`${name}-share`}
      shape="panel"
      title={words.title}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.share}>
        <p>{words.lead}</p>
        <SharedLink key={address} address={address} label={words.link} data-testid={`${name}-link`} />
        {address.length > codeMax ? (
          <p className={styles.muted}>{words.tooLong}</p>
        ) : (
          <>
            <div className={styles.code}>
              <QrCode text={address} label={words.code} />
            </div>
            <p className={styles.muted}>{t('share.scan')}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface SharedLinkProps {
  readonly address: string;
  readonly label: string;
  readonly 'data-testid': string;
}

function SharedLink({ address, label, ...rest }: SharedLinkProps) {
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
          {...rest}
          ref={field}
          className={styles.address}
          aria-label={label}
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
