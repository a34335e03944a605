import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CategoryMenu as Category } from '#domain/views/menu.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './category-drawer.module.css';
import { closeMenu, menuState } from './menu-store.ts';

/** The menu of narrow screens: the categories, level by level. */
export function CategoryDrawer() {
  const t = useWords();
  const { isOpen } = useSnapshot(menuState);
  const { value: categories } = useLive(queries.category.tree());
  return (
    <Dialog
      shape="drawerStart"
      title={t('nav.categories')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={closeMenu}
    >
      <nav aria-label={t('nav.categories')}>
        <Branches categories={categories ?? []} />
      </nav>
    </Dialog>
  );
}

function Branches({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <ul>
      {categories.map((category) => (
        <Branch key={category.id} category={category} />
      ))}
    </ul>
  );
}

function Branch({ category }: { readonly category: Category }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.row}>
        <Link
          className={styles.link}
          to={category.path}
          data-testid="category-link"
          data-slug={category.slug}
          onClick={closeMenu}
        >
          {category.name}
        </Link>
        {category.children.length > 0 && (
          <IconButton
            icon={isOpen ? 'minus' : 'plus'}
            label={t('nav.open', { name: category.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && (
        <div className={styles.deep}>
          <Branches categories={category.children} />
        </div>
      )}
    </li>
  );
}
