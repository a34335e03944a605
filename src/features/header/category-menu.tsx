import { useRef, useState } from 'react';
import { SUBMENU_CLOSE_DELAY_MS } from '#config/limits.ts';
import { CAMPAIGNS_PATH } from '#config/settings.ts';
import type { CategoryMenu as Category } from '#domain/views/menu.ts';
import { Icon } from '#src/ui/icon.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './category-menu.module.css';

/** The panel loads after the first screen, because nobody opens it before. */
const CategoryPanel = lazyPart(async () => (await import('./category-panel.tsx')).CategoryPanel);

/**
 * The top categories in a row. Pointing at one opens its subcategories, which close after a moment (spec 9: sub-menu).
 */
export function CategoryMenu({ categories }: { readonly categories: readonly Category[] }) {
  const t = useWords();
  const [openId, setOpenId] = useState<string | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toggles = useRef(new Map<string, HTMLButtonElement>());
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
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || openId === null) return;
        if (event.currentTarget.contains(document.activeElement)) toggles.current.get(openId)?.focus();
        open(null);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) open(null);
      }}
    >
      <ul className={styles.list}>
        {categories.map((category) => {
          const { id, name, path, slug, children } = category;
          const isOpen = openId === id;
          return (
            <li key={id} className={isOpen ? `${styles.item} ${styles.open}` : styles.item}>
              <Link
                className={path === CAMPAIGNS_PATH ? `${styles.top} ${styles.campaigns}` : styles.top}
                to={path}
                data-testid="category-link"
                data-slug={slug}
                onPointerEnter={(event) => event.pointerType === 'mouse' && open(children.length > 0 ? id : null)}
                onClick={() => open(null)}
              >
                {name}
              </Link>
              {children.length > 0 && (
                <button
                  ref={(element) => {
                    if (element) toggles.current.set(id, element);
                    return () => void toggles.current.delete(id);
                  }}
                  type="button"
                  className={styles.toggle}
                  aria-label={t('nav.open', { name })}
                  aria-expanded={isOpen}
                  onClick={() => open(isOpen ? null : id)}
                >
                  <Icon name="chevronDown" size={16} />
                </button>
              )}
              {isOpen && <CategoryPanel category={category} onEnter={() => open(id)} onLeave={() => open(null)} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
