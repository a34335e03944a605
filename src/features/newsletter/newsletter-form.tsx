import { newsletterCoupon } from '#config/newsletter.ts';
import { type FormEvent, useState } from 'react';
import { isRefused, type NewsletterStanding, subscriberEmail } from '#domain/newsletter.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { CouponCode } from './coupon-code.tsx';
import styles from './newsletter-form.module.css';

interface NewsletterFormProps {
  /** Left out where the heading stands around it already. */
  readonly isTitled?: boolean;
  /** What the field begins with, such as the address of who is signed in. */
  readonly email?: string;
}

/** Where the newsletter stands, and the way to get it or to leave it. Works without a network (spec 4: newsletter). */
export function NewsletterForm({ isTitled = false, email = '' }: NewsletterFormProps) {
  const t = useWords('newsletter');
  const { value } = useLive(email === '' ? queries.newsletter.current() : queries.newsletter.of({ email }));
  const [isForOther, setForOther] = useState(false);
  // A device that several people share remembers who took it last.
  const standing = isForOther ? null : (value?.standing ?? null);
  const isIn = standing?.change === 'subscribe' && !isRefused(standing);
  return (
    <div className={styles.newsletter} data-testid="newsletter-form">
      {isTitled && <h2 className={styles.title}>{t('title')}</h2>}
      <div className={styles.status} role="status">
        {standing && <Standing standing={standing} />}
        {!isForOther && value?.coupon && <CouponCode {...value.coupon} />}
      </div>
      {isIn ? (
        <div className={styles.ways}>
          <Leave email={standing.email} />
          {email === '' && (
            <Button look="quiet" onClick={() => setForOther(true)}>
              {t('other')}
            </Button>
          )}
        </div>
      ) : (
        <>
          {standing === null && <p className={styles.muted}>{t('lead', { percent: newsletterCoupon.percent })}</p>}
          <Join
            key={standing?.email ?? email}
            email={standing?.email ?? email}
            autoFocus={isForOther}
            onJoin={() => setForOther(false)}
          />
        </>
      )}
    </div>
  );
}

/** What has become of the last wish; one that waits says for what. */
function Standing({ standing: { state, change, email } }: { readonly standing: NewsletterStanding }) {
  const t = useWords('newsletter');
  const { value: connection } = useLive(queries.sync.connection());
  if (state === 'unchecked') return <p className={styles.problem}>{t('unchecked')}</p>;
  if (state === 'refused') return <p className={styles.problem}>{t('refused', { email })}</p>;
  if (state === 'done') return <p>{t(`done.${change}`, { email })}</p>;
  return <p>{t(connection?.isOnline === false ? `waiting.${change}` : `sending.${change}`, { email })}</p>;
}

function Leave({ email }: { readonly email: string }) {
  const t = useWords('newsletter');
  const commands = useCommands();
  const leave = () => tellRefusal(commands.newsletter.unsubscribe({ operationId: crypto.randomUUID(), email }));
  return (
    <Button look="secondary" onClick={() => void leave()}>
      {t('unsubscribe')}
    </Button>
  );
}

interface JoinProps {
  readonly email: string;
  readonly autoFocus: boolean;
  readonly onJoin: () => void;
}

function Join({ email: first, autoFocus, onJoin }: JoinProps) {
  const t = useWords('newsletter');
  const commands = useCommands();
  const [email, setEmail] = useState(first);
  const [isWrong, setWrong] = useState(false);
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const isAddress = subscriberEmail(email) !== null;
    setWrong(!isAddress);
    if (!isAddress) return;
    void tellRefusal(commands.newsletter.subscribe({ operationId: crypto.randomUUID(), email }));
    onJoin();
  };
  return (
    <form noValidate onSubmit={join}>
      <TextField
        name="email"
        label={t('email')}
        type="email"
        autoComplete="email"
        value={email}
        autoFocus={autoFocus}
        problem={isWrong ? t('invalid') : undefined}
        problemRole="alert"
        button={<Button type="submit">{t('subscribe')}</Button>}
        onChange={(event) => {
          setEmail(event.target.value);
          setWrong(false);
        }}
      />
    </form>
  );
}
