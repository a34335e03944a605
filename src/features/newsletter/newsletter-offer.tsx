import { NEWSLETTER_OFFER_AFTER_MS, NEWSLETTER_OFFER_PAGES, newsletterCoupon } from '#config/newsletter.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './newsletter-offer.module.css';

/**
 * Points out once that the newsletter brings a coupon, to who has looked around for a while: a strip at the bottom that covers
 * nothing one is about to press, and leads to the form. Whoever puts it away never sees it again.
 */
export function NewsletterOffer() {
  const t = useWords('newsletter');
  const commands = useCommands();
  const { value } = useLive(queries.newsletter.current());
  const isTime = useIsTime();
  const [isOpen, setOpen] = useState(false);
  const dismiss = () => tellRefusal(commands.newsletter.dismissOffer({}));
  return (
    <>
      {isTime && value?.isOfferWelcome === true && !isOpen && (
        <aside className={styles.offer} aria-label={t('offer.label')} data-testid="newsletter-offer">
          <p>{t('offer.text', { percent: newsletterCoupon.percent })}</p>
          <div className={styles.actions}>
            <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('offer.open')}
            </Button>
            <Button look="quiet" onClick={() => void dismiss()}>
              {t('offer.dismiss')}
            </Button>
          </div>
        </aside>
      )}
      <Dialog
        shape="sheet"
        data-testid="newsletter-dialog"
        title={t('title')}
        closeLabel={t('shop:nav.close')}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          // Seen is enough: it is not made a second time.
          void dismiss();
        }}
      >
        <NewsletterForm />
      </Dialog>
    </>
  );
}

/** Whether the shopper has been here for a while and seen some pages, so that nothing of a first screen is disturbed. */
function useIsTime(): boolean {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<ReadonlySet<string>>(new Set());
  const [isLater, setLater] = useState(false);
  if (!pages.has(pathname)) setPages(new Set([...pages, pathname]));
  useEffect(() => {
    const waiting = setTimeout(() => setLater(true), NEWSLETTER_OFFER_AFTER_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isLater && pages.size >= NEWSLETTER_OFFER_PAGES;
}
