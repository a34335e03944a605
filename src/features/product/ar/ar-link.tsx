import { quickLookAddress, type ModelViewer, sceneViewerIntent } from '#domain/augmented-reality.ts';
import type { ProductView } from '#domain/views/product.ts';
import { shopUrl } from '#src/data/shop-url.ts';
import { Picture } from '#src/ui/picture.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './ar-link.module.css';

interface ArLinkProps {
  readonly product: ProductView;
  readonly viewer: ModelViewer;
  /** The page that the viewer links back to. */
  readonly page: string;
}

/** The link that opens the model in the phone's viewer. */
export function ArLink({ product: { chosen, models, gallery }, viewer, page }: ArLinkProps) {
  const t = useWords('product');
  const file = (path: string | null): string => `${shopUrl()}/media${path}`;
  if (viewer === 'sceneViewer') {
    const href = sceneViewerIntent({ file: file(models.glb), link: page, title: chosen.name });
    return (
      <a className={styles.link} href={href} data-testid="ar-link">
        {t('ar.open')}
      </a>
    );
  }
  const words = t('ar.open');
  return (
    // Quick Look only opens a link whose only child is a picture, so the words on it are drawn by the style.
    <a
      className={styles.picture}
      rel="ar"
      href={quickLookAddress(file(models.usdz), page)}
      aria-label={words}
      data-words={words}
      data-testid="ar-link"
    >
      <Picture image={gallery[0]?.image ?? null} alt="" width={120} height={120} sizes="120px" />
    </a>
  );
}
