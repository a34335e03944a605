import type { OrderView } from '#domain/views/outbox.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { openSignIn } from './account-store.ts';

/** Offers the account that a guest wanted with an order and that could not be made then (D11). */
export function FinishAccount({ wanted }: { readonly wanted: NonNullable<OrderView['wantedAccount']> }) {
  const t = useWords('account');
  return (
    <>
      <p>{t('finish.text', { email: wanted.email })}</p>
      <div>
        <Button look="secondary" data-testid="finish-account" onClick={() => openSignIn('register', { start: wanted })}>
          {t('finish.open')}
        </Button>
      </div>
    </>
  );
}
