import { type RoomSide, sizeInMetres } from '#domain/augmented-reality.ts';
import type { ProductView } from '#domain/views/product.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './room-size.module.css';

const sides: readonly RoomSide[] = ['width', 'depth', 'height'];

/** The size of the model in the room, which is that of the piece. */
export function RoomSize({ measures }: Pick<ProductView, 'measures'>) {
  const t = useWords('product');
  const { locale } = useStoreView();
  const size = sizeInMetres(measures);
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  const known = sides.filter((side) => size[side] !== null);
  if (known.length === 0) return null;
  return (
    <dl className={styles.sides} data-testid="ar-size">
      {known.map((side) => (
        <div key={side} className={styles.side}>
          <dt>{t(`shop:measure.product_${side}`)}</dt>
          <dd data-side={side} data-metres={size[side]}>
            {number.format(size[side]!)} m
          </dd>
        </div>
      ))}
    </dl>
  );
}
