import { type FormEvent, useState } from 'react';
import { subscriberEmail } from '#domain/newsletter.ts';
import type { RestockStanding } from '#domain/restock.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { takesFocus } from '#src/ui/move-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import type { RestockProps } from './purchase-box.tsx';
import styles from './restock.module.css';

/** The way to be told once an article can be bought, and where that stands. Works without a network (D23). */
export function Restock({ sku, name }: RestockProps) {
  const t = useWords('restock');
  const { value } = useLive(queries.restock.of({ sku }));
  const [asking, setAsking] = useState<'notYet' | 'now' | 'over'>('notYet');
  if (!value?.isOffered) return null;
  const { standing, email } = value;
  return (
    <div className={styles.restock} data-testid="restock">
      <div role="status">{standing && <Standing standing={standing} />}</div>
      {asking === 'now' ? (
        <RestockForm sku={sku} name={name} email={standing?.email ?? email} onEnd={() => setAsking('over')} />
      ) : (
        <div>
          {/* The focus comes back to it, as it is drawn anew. */}
          <Button
            look={standing ? 'quiet' : 'secondary'}
            ref={asking === 'over' ? takesFocus : null}
            data-testid="restock-open"
            onClick={() => setAsking('now')}
          >
            {t(standing ? 'change' : 'open')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Standing({ standing: { state, email, askedAt } }: { readonly standing: RestockStanding }) {
  const t = useWords('restock');
  const { locale } = useStoreView();
  const { value: connection } = useLive(queries.sync.connection());
  if (state === 'refused') return <p className={styles.problem}>{t('refused', { email })}</p>;
  // Once it was there and the shop has written, it writes no more, which nobody here knows of.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(askedAt);
  if (state === 'done') return <p>{t('done', { day, email })}</p>;
  return <p>{t(connection?.isOnline === false ? 'waiting' : 'sending', { email })}</p>;
}

interface RestockFormProps extends RestockProps {
  readonly email: string;
  readonly onEnd: () => void;
}

function RestockForm({ sku, name, email: first, onEnd }: RestockFormProps) {
  const t = useWords('restock');
  const commands = useCommands();
  const [email, setEmail] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const ask = async (): Promise<void> => {
    const call = { operationId: crypto.randomUUID(), sku, productName: name, email };
    const asked = await commands.restock.ask(call);
    if (asked.ok) onEnd();
    else notify(asked.error);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isAddress = subscriberEmail(email) !== null;
    setWrong(!isAddress);
    if (isAddress) void ask();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
    >
      <TextField
        name="email"
        label={t('checkout:field.email')}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        problem={isWrong ? t('checkout:invalid.email') : undefined}
        problemRole="alert"
        button={<Button type="submit">{t('open')}</Button>}
        hint={<p className={styles.hint}>{t('hint')}</p>}
        onChange={(event) => {
          setEmail(event.target.value);
          setWrong(false);
        }}
      />
    </form>
  );
}
