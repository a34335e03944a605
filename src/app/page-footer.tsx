import { Footer } from '#src/features/footer/footer.tsx';
import { Newsletter } from './newsletter-part.ts';

/** The bottom of every page, with the newsletter in it. */
export function PageFooter({ onOpenSyncCentre }: { readonly onOpenSyncCentre: () => void }) {
  return <Footer newsletter={<Newsletter isTitled />} onOpenSyncCentre={onOpenSyncCentre} />;
}
