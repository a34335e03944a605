import type { ReactNode } from 'react';
import type { SessionView } from '#domain/views/session.ts';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { accountPath, type AccountSection, accountSections } from './account-sections.ts';
import { AddressesSection } from './addresses-section.tsx';
import { ClaimsSection } from './claims-section.tsx';
import { DataSection } from './data-section.tsx';
import styles from './my-account.module.css';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { Section } from './section.tsx';
import { SignOut } from './sign-out.tsx';

interface MyAccountProps {
  readonly session: SessionView;
  readonly section: AccountSection;
  /** The parts that other features make, which the page puts together. */
  readonly orders: ReactNode;
  readonly reviews: ReactNode;
  readonly newsletter: ReactNode;
}

/** The account of whoever is signed in (spec 2: /my-account). */
export function MyAccount({ session, section, orders, reviews, newsletter }: MyAccountProps) {
  const t = useWords('account');
  const sections: Readonly<Record<AccountSection, ReactNode>> = {
    orders,
    profile: <ProfileSection isBusiness={session.isBusiness} />,
    addresses: <AddressesSection />,
    claims: <ClaimsSection />,
    reviews: (
      <Section title={t('section.reviews')} data-testid="account-reviews">
        {reviews}
      </Section>
    ),
    newsletter: (
      <Section title={t('section.newsletter')} data-testid="account-newsletter">
        {newsletter}
      </Section>
    ),
    password: <PasswordSection />,
    data: <DataSection />,
  };
  return (
    <div className={styles.page} data-testid="my-account">
      <header className={styles.head}>
        <h1 className={styles.title}>{t('hello', { name: session.firstName })}</h1>
        <p className={styles.muted}>{session.email}</p>
      </header>
      <nav className={styles.nav} aria-label={t('title.account')}>
        <ul className={styles.sections}>
          {accountSections.map((name) => (
            <li key={name}>
              <Link
                className={styles.link}
                to={accountPath(name)}
                aria-current={name === section ? 'page' : undefined}
                preventScrollReset
              >
                {t(`section.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.out}>
          <SignOut />
        </div>
      </nav>
      {sections[section]}
    </div>
  );
}
