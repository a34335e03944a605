import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SUBMENU_CLOSE_DELAY_MS } from '#config/limits.ts';
import type { CategoryMenu as Category } from '#domain/views/menu.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './category-menu.module.css';

/** Top categories in a row; pointing at one opens what lies below it, closing waits a moment (spec 9: sub-menu). */
export function CategoryMenu({ categories }: { readonly categories: readonly Category[] }) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = (id: string | null): void => {
    clearTimeout(closing.current);
    setOpenId(id);
  };
  const closeSoon = (): void => {
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpenId(null), SUBMENU_CLOSE_DELAY_MS);
  };
  return (
    <nav
      aria-label={t('nav.categories')}
      onPointerLeave={closeSoon}
      onKeyDown={(event) => event.key === 'Escape' && open(null)}
    >
      <ul className={styles.list}>
        {categories.map((category) => {
          const isOpen = openId === category.id;
          return (
            <li key={category.id} className={isOpen ? `${styles.item} ${styles.open}` : styles.item}>
              <Link
                className={styles.top}
                to={category.path}
                data-testid="category-link"
                data-slug={category.slug}
                onPointerEnter={(event) =>
                  event.pointerType === 'mouse' && open(category.children.length > 0 ? category.id : null)
                }
                onClick={() => open(null)}
              >
                {category.name}
              </Link>
              {category.children.length > 0 && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-label={t('nav.open', { name: category.name })}
                  aria-expanded={isOpen}
                  onClick={() => open(isOpen ? null : category.id)}
                >
                  <Icon name="chevronDown" size={16} />
                </button>
              )}
              {isOpen && <Panel category={category} onLeave={() => open(null)} onEnter={() => open(category.id)} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface PanelProps {
  readonly category: Category;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

function Panel({ category, onEnter, onLeave }: PanelProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel} onPointerEnter={onEnter}>
      <ul className={styles.columns}>
        <li>
          <Link className={styles.heading} to={category.path} onClick={onLeave}>
            {t('nav.all', { name: category.name })}
          </Link>
        </li>
        {category.children.map((child) => (
          <li key={child.id}>
            <Link
              className={styles.heading}
              to={child.path}
              data-testid="category-link"
              data-slug={child.slug}
              onClick={onLeave}
            >
              {child.name}
            </Link>
            <ul>
              {child.children.map((leaf) => (
                <li key={leaf.id}>
                  <Link
                    className={styles.link}
                    to={leaf.path}
                    data-testid="category-link"
                    data-slug={leaf.slug}
                    onClick={onLeave}
                  >
                    {leaf.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
