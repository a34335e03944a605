import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_COOKIE } from '#config/languages.ts';
import { isCollectionsPath, storeViewByCode, storeViews } from '#config/stores.ts';
import { inStore } from '#domain/paths.ts';
import type { FooterLink } from '#domain/views/menu.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Link } from '#src/ui/link.tsx';
import { Select } from '#src/ui/select.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './footer.module.css';

const YEAR_S = 365 * 24 * 60 * 60;

interface FooterProps {
  readonly newsletter: ReactNode;
  readonly onOpenSyncCentre: () => void;
}

/** The bottom of every page: about the shop, further links, the newsletter, store view and language. */
export function Footer({ newsletter, onOpenSyncCentre }: FooterProps) {
  const t = useWords();
  const { value: menu } = useLive(queries.navigation.footer());
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{t('brand')}</p>
          <p className={styles.muted}>{t('footer.about')}</p>
        </div>
        <div className={styles.groups}>
          <Links title={t('footer.shopping')} links={menu?.links}>
            <li>
              <Link className={styles.link} to="/confirmation">
                {t('footer.orders')}
              </Link>
            </li>
            <li>
              <button type="button" className={styles.link} onClick={onOpenSyncCentre}>
                {t('sync.title')}
              </button>
            </li>
          </Links>
          {menu?.groups.map((group) => (
            <Links key={group.id} {...group} />
          ))}
        </div>
        <div className={styles.choices}>
          <StoreSwitcher />
          <LanguageSwitcher />
        </div>
        <div className={styles.newsletter}>{newsletter}</div>
        <Payments />
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly title: string;
  /** Those of the shop's navigation; none while that is not here. */
  readonly links?: readonly FooterLink[] | undefined;
  /** Those that every shop has, which come first. */
  readonly children?: ReactNode;
}

/** Links under a heading. */
function Links({ title, links, children }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {children}
        {links?.map((link) => (
          <li key={link.id}>
            <Link className={styles.link} to={link.path}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The ways to pay, each with its mark and its name. */
function Payments() {
  const t = useWords();
  const { value: payments } = useLive(queries.navigation.payments());
  return payments?.length ? (
    <ul className={styles.payments} aria-label={t('footer.payments')}>
      {payments.map(({ code, title, mark }) => (
        <li key={code}>
          {mark && (
            <svg aria-hidden="true">
              <use href={mark} />
            </svg>
          )}
          {title}
        </li>
      ))}
    </ul>
  ) : null;
}

/**
 * Switches the store view by loading another document with its own catalogue, currency and database; cart and orders
 * stay (D94).
 */
function StoreSwitcher() {
  const t = useWords();
  const { store } = useStoreView();
  const { pathname } = useLocation();
  return (
    <Switcher
      data-testid="store-switcher"
      label={t('nav.store')}
      current={store.code}
      onSwitch={(code) => {
        const target = storeViewByCode(code);
        if (target) location.assign(inStore(target, isShared(pathname) ? pathname : '/'));
      }}
    >
      {storeViews.map(({ code }) => (
        <option key={code} value={code}>
          {t(`store.${code}`)}
        </option>
      ))}
    </Switcher>
  );
}

/** Whether every store view has a page under this path. */
function isShared(pathname: string): boolean {
  return (
    pathname.startsWith('/p/') ||
    ['/checkout', '/confirmation', '/my-account'].includes(pathname) ||
    isCollectionsPath(pathname) ||
    storeViews.some(({ reviewsPath }) => reviewsPath === pathname)
  );
}

/** Switches the language, which is kept in a cookie that the server reads too (D93). */
function LanguageSwitcher() {
  const t = useWords();
  const { store, locale } = useStoreView();
  return (
    <Switcher
      data-testid="language-switcher"
      label={t('nav.language')}
      current={locale}
      onSwitch={(chosen) => {
        document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${YEAR_S}; samesite=lax`;
        location.reload();
      }}
    >
      {store.locales.map((candidate) => (
        <option key={candidate} value={candidate}>
          {t(`language.${candidate}`)}
        </option>
      ))}
    </Switcher>
  );
}

interface SwitcherProps {
  readonly label: string;
  readonly current: string;
  /** The values, as options. */
  readonly children: ReactNode;
  readonly onSwitch: (value: string) => void;
  readonly 'data-testid': string;
}

/**
 * A choice that leads to another document. In many browsers each press of an arrow in a closed list is a choice, so with the keyboard it
 * takes Enter (WCAG 3.2.2); who goes on without that stays, and so does what is shown.
 */
function Switcher({ label, current, onSwitch, ...rest }: SwitcherProps) {
  const isKeyed = useRef(false);
  return (
    <label className={styles.choice}>
      {label}
      <Select
        {...rest}
        defaultValue={current}
        onPointerDown={() => (isKeyed.current = false)}
        onKeyDown={({ key, currentTarget: { value } }) => {
          isKeyed.current = key !== 'Enter';
          if (!isKeyed.current && value !== current) onSwitch(value);
        }}
        onBlur={({ target }) => (target.value = current)}
        onChange={({ target }) => isKeyed.current || onSwitch(target.value)}
      />
    </label>
  );
}
