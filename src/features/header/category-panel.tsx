import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { CategoryMenu as Category } from '#domain/views/menu.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Link } from '#src/ui/link.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './category-panel.module.css';

interface CategoryPanelProps {
  readonly category: Category;
  readonly onEnter: () => void;
  /** Called when the shopper has chosen a link. */
  readonly onLeave: () => void;
}

/** The subcategories of a top category: two levels in columns, with a banner if there is one. */
export function CategoryPanel({ category, onEnter, onLeave }: CategoryPanelProps) {
  const t = useWords();
  const { name, path, image, aside, children } = category;
  return (
    <div className={styles.panel} onPointerEnter={onEnter}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Link className={styles.all} to={path} onClick={onLeave}>
            {t('nav.all', { name })}
          </Link>
          <ul className={styles.columns}>
            {children.map((child) => (
              <li key={child.id} className={styles.group}>
                <CategoryLink className={styles.heading} category={child} onLeave={onLeave} />
                {child.children.length > 0 && (
                  <ul>
                    {child.children.map((leaf) => (
                      <li key={leaf.id}>
                        <CategoryLink className={styles.link} category={leaf} onLeave={onLeave} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
        {(aside ?? image) && (
          <div className={styles.picture}>
            <Picture image={aside ? aside.image : image} alt="" {...THUMBNAIL_PRODUCT_PX} sizes="310px" />
            {aside && (
              <p className={styles.about}>
                <Link className={styles.aside} to={aside.path} onClick={onLeave}>
                  {aside.title}
                </Link>
                {aside.subtitle}
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

interface CategoryLinkProps {
  readonly className: string | undefined;
  readonly category: Category;
  readonly onLeave: () => void;
}

function CategoryLink({ className, category: { path, slug, name }, onLeave }: CategoryLinkProps) {
  return (
    <Link className={className} to={path} data-testid="category-link" data-slug={slug} onClick={onLeave}>
      {name}
    </Link>
  );
}
