import type { ProductView } from '#domain/views/product.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './showroom-line.module.css';

const loadDialog = async () => (await import('../layers.ts')).ShowroomDialog;

/** The showrooms where the chosen article can be seen; rendered only if there are some (D45). */
export function ShowroomLine({ product }: { readonly product: ProductView }) {
  const t = useWords();
  const { locale } = useStoreView();
  const { Layer, isOpen, open, onClose } = useLayer(loadDialog);
  const { sku, chosen, showrooms } = product;
  const others = showrooms.length - 1;
  const named = others > 1 ? [showrooms[0]!, t('product.moreShowrooms', { count: others })] : showrooms;
  const list = new Intl.ListFormat(locale).format(named);
  return (
    <>
      <button
        type="button"
        className={styles.line}
        data-testid="showroom-stock"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="pin" size={20} />
        <span>{t('product.showrooms', { list })}</span>
      </button>
      {Layer && <Layer parentSku={sku} sku={chosen.sku} name={chosen.name} isOpen={isOpen} onClose={onClose} />}
    </>
  );
}
