import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryMenu as Category } from '#domain/views/menu.ts';
import { IconButton } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Link } from '#src/ui/link.tsx';
import styles from './category-drawer.module.css';

interface CategoryDrawerProps {
  readonly categories: readonly Category[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The categories for narrow screens, level by level. */
export function CategoryDrawer({ categories, isOpen, onClose }: CategoryDrawerProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="drawerStart"
      title={t('nav.categories')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <nav aria-label={t('nav.categories')}>
        <Branches categories={categories} onClose={onClose} />
      </nav>
    </Dialog>
  );
}

function Branches({ categories, onClose }: Pick<CategoryDrawerProps, 'categories' | 'onClose'>) {
  return (
    <ul>
      {categories.map((category) => (
        <Branch key={category.id} category={category} onClose={onClose} />
      ))}
    </ul>
  );
}

function Branch({ category, onClose }: { readonly category: Category; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={styles.row}>
        <Link
          className={styles.link}
          to={category.path}
          data-testid="category-link"
          data-slug={category.slug}
          onClick={onClose}
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
          <Branches categories={category.children} onClose={onClose} />
        </div>
      )}
    </li>
  );
}
