import { ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { ordersPath } from './account-sections.ts';
import styles from './orders-section.module.css';

interface OrderPagesProps {
  readonly page: number;
  readonly pages: number;
}

/** The way through the pages of the order history. */
export function OrderPages({ page, pages }: OrderPagesProps) {
  const t = useWords('account');
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('orders.pages')}>
      {page > 1 && (
        <ButtonLink look="secondary" to={ordersPath(page - 1)}>
          {t('orders.newer')}
        </ButtonLink>
      )}
      <span>{t('orders.page', { page, pages })}</span>
      {page < pages && (
        <ButtonLink look="secondary" to={ordersPath(page + 1)}>
          {t('orders.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
