import { useEffect, useRef, useState } from 'react';
import { type FrameMessage, frameMessage } from '#domain/payment/frame-message.ts';
import { useUnsaved } from '#src/data/unsaved.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './payment-step.module.css';

interface PaymentFrameProps {
  readonly url: string;
  readonly isOnline: boolean;
  readonly providerOrderId: string | null;
  readonly onMessage: (message: FrameMessage) => void;
}

/**
 * The provider's page. It runs in its own origin and a sandbox: it cannot leave the page, open windows, or read anything of
 * the shop. Only messages of this frame and its origin are heard (decision 076). Without a network it is hidden and keeps what was
 * typed there; one that did not come before the network went is loaded once it is back.
 */
export function PaymentFrame({ url, isOnline, providerOrderId, onMessage }: PaymentFrameProps) {
  const t = useWords('order');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  const [hasCome, setHasCome] = useState(false);
  // What is typed there is the provider's, who is asked anew after a reload.
  useUnsaved(hasCome);
  useEffect(() => {
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = frameMessage(event.data, providerOrderId);
      if (message) setHasCome(true);
      if (message?.event === 'height') setHeight(message.height);
      else if (message) onMessage(message);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [url, providerOrderId, onMessage]);
  if (!isOnline && !hasCome) return null;
  return (
    <iframe
      ref={frame}
      hidden={!isOnline}
      src={url}
      title={t('external.frame')}
      className={styles.frame}
      height={height ?? undefined}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider's origin is not the shop's
      sandbox="allow-scripts allow-forms allow-same-origin"
      referrerPolicy="no-referrer"
      data-testid="external-checkout"
    />
  );
}
