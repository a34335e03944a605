import type { Claim } from '#domain/claim.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './claims-section.module.css';
import { Section } from './section.tsx';

/** What the owner may claim, kept on this device (spec 3: claim). */
export function ClaimsSection() {
  const t = useWords('account');
  const { value: claims } = useLive(queries.claim.all());
  return (
    <Section title={t('section.claims')} lead={t('claim.lead')} data-testid="account-claims">
      {claims?.length === 0 && <p className={styles.none}>{t('claim.none')}</p>}
      <ul className={styles.list}>
        {claims?.map((claim) => (
          <ClaimRow key={claim.code} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}

function ClaimRow({ claim: { code, createdAt, value, description } }: { readonly claim: Claim }) {
  const t = useWords('account');
  const { locale } = useStoreView();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(createdAt);
  return (
    <li className={styles.claim} data-testid="claim">
      <span className={styles.code}>{code}</span>
      <span>{value === null ? t('claim.unknown') : t('claim.percent', { percent: value })}</span>
      <span className={styles.none}>
        {t(`claim.${description}`)} · {t('claim.since', { day })}
      </span>
    </li>
  );
}
