import { type ComponentProps, useState } from 'react';
import { TERMS_PATH } from '#config/settings.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Check } from '#src/ui/check.tsx';
import { isForBrowser, Link } from '#src/ui/link.tsx';
import { TextDialog } from '#src/ui/text-dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';

/**
 * The checkbox that accepts the terms. The terms open in a layer above the checkout, or in another window if they are
 * not on the device, so that what was typed stays.
 */
export function TermsCheck(box: Omit<ComponentProps<typeof Check>, 'children'>) {
  const t = useWords('checkout');
  const [isOpen, setOpen] = useState(false);
  const { value: terms } = useLive(queries.content.byIdentifier({ identifier: TERMS_PATH.slice(1) }));
  return (
    <>
      <Check {...box}>
        {t('terms')}{' '}
        <Link
          to={TERMS_PATH}
          target="_blank"
          onClick={(event) => {
            if (!terms || isForBrowser(event)) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('termsName')}
        </Link>
      </Check>
      {terms && (
        <TextDialog content={terms} closeLabel={t('shop:nav.close')} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
