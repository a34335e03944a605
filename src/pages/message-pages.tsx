import { createElement } from 'react';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useTool } from '#src/ui/late-tools.ts';
import { MessagePage } from '#src/ui/message-page.tsx';
import type { ShopError } from '#schemas/errors.ts';
import { useWords } from '#src/ui/use-words.ts';

/** There is no page at this address (spec 2: page-not-found); `why` is the message of the look-up. */
export function NotFound({ why }: { readonly why?: ShopError | undefined }) {
  const t = useWords();
  const errorText = useErrorText();
  const WaysOn = useTool('WaysOn');
  usePageTitle(`${t('notFound.title')} – ${t('brand')}`);
  return (
    <>
      <MessagePage
        data-testid="not-found"
        isHead
        title={t('notFound.title')}
        text={t('notFound.text')}
        fact={why && errorText(why.code, 'params' in why ? why.params : {})}
      >
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
        <ButtonLink look="secondary" to="/search">
          {t('search')}
        </ButtonLink>
      </MessagePage>
      {WaysOn && createElement(WaysOn)}
    </>
  );
}

/** The page may exist, but is not on this device and cannot be fetched now; the address stays (D40). */
export function NotOnDevice({ text }: { readonly text?: string | null }) {
  const t = useWords();
  usePageTitle(`${t('notOnDevice.title')} – ${t('brand')}`);
  return (
    <MessagePage
      data-testid="not-on-device"
      title={t('notOnDevice.title')}
      text={text === undefined ? t('notOnDevice.text') : (text ?? '')}
    >
      <Button onClick={() => location.reload()}>{t('notOnDevice.retry')}</Button>
    </MessagePage>
  );
}

/** The page failed to draw; the shopper's data is safe in the worker. */
export function Failed() {
  const t = useWords();
  return (
    <MessagePage title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={() => location.reload()}>{t('notOnDevice.retry')}</Button>
    </MessagePage>
  );
}
