import type { TFunction } from 'i18next';
import { THUMBNAIL_PRODUCT_PX } from '#config/limits.ts';
import type { ComparisonColumn, ComparisonRow } from '#domain/views/comparison.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { ComparisonValue } from './comparison-value.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './comparison-table.module.css';

interface ComparisonTableProps {
  readonly columns: readonly ComparisonColumn[];
  readonly rows: readonly ComparisonRow[];
  /** Called when the shopper goes to a product's page. */
  readonly onLeave: () => void;
  readonly onRemove: (column: ComparisonColumn) => void;
}

const widths = ['', styles.one, styles.two, styles.three, styles.four];

/**
 * One column for each article; what differs stands above what is alike. The names stay at the top and the row labels at the
 * side when the rest scrolls.
 */
export function ComparisonTable({ columns, rows, onLeave, onRemove }: ComparisonTableProps) {
  const t = useWords();
  const groups = [
    { name: 'differences', look: undefined, rows: rows.filter(({ isDifferent }) => isDifferent) },
    { name: 'alike', look: styles.alike, rows: rows.filter(({ isDifferent }) => !isDifferent) },
  ];
  return (
    <table className={`${styles.table} ${widths[columns.length]}`}>
      <thead>
        <tr>
          <Corner label={t('product:comparison.row.picture')} />
          {columns.map((column) => (
            <td key={column.sku} className={styles.pictured}>
              <div className={styles.picture}>
                <Picture
                  key={column.product?.image}
                  image={column.product?.image ?? null}
                  alt=""
                  {...THUMBNAIL_PRODUCT_PX}
                  sizes="240px"
                  isEager
                />
                <span className={styles.remove}>
                  <IconButton
                    icon="close"
                    label={t('product:comparison.remove', { name: nameOf(column) })}
                    onClick={() => onRemove(column)}
                  />
                </span>
              </div>
            </td>
          ))}
        </tr>
        <tr>
          <Corner label={t('product:comparison.row.name')} className={styles.corner} />
          {columns.map((column) => (
            <th key={column.sku} scope="col" className={styles.name} data-testid="compared" data-sku={column.sku}>
              <Name column={column} onLeave={onLeave} />
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(
        (group) =>
          group.rows.length > 0 && (
            <tbody key={group.name} className={group.look} data-testid={`comparison-${group.name}`}>
              {columns.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                    <span className={styles.groupName}>{t(`product:comparison.${group.name}`)}</span>
                  </th>
                </tr>
              )}
              {group.rows.map((row) => (
                <tr key={row.code} data-testid="comparison-row" data-code={row.code}>
                  <th scope="row" className={styles.label}>
                    {labelOf(row, t)}
                  </th>
                  {columns.map(({ sku }, index) => (
                    <td key={sku}>
                      <ComparisonValue row={row} index={index} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ),
      )}
    </table>
  );
}

/** The label of a row whose content explains itself: only screen readers get it. */
function Corner({ label, className }: { readonly label: string; readonly className?: string | undefined }) {
  return (
    <th scope="row" className={className}>
      <span className="visually-hidden">{label}</span>
    </th>
  );
}

function Name({ column, onLeave }: Pick<ComparisonTableProps, 'onLeave'> & { readonly column: ComparisonColumn }) {
  const t = useWords();
  const { product, name, state } = column;
  if (!product) {
    return (
      <div className={styles.words}>
        {name}
        <Badge colour="stone">{t(`product:comparison.state.${state}`)}</Badge>
      </div>
    );
  }
  return (
    <div className={styles.words}>
      <Link to={product.path} onClick={onLeave}>
        {product.name1}
      </Link>
      <span className={styles.kind}>{[product.name2, product.variant].filter(Boolean).join(' · ')}</span>
      {product.isNearest && <span className={styles.kind}>{t('product:comparison.nearest')}</span>}
    </div>
  );
}

function nameOf({ name, product }: ComparisonColumn): string {
  return product ? [product.name1, product.variant].filter(Boolean).join(', ') : name;
}

function labelOf(row: ComparisonRow, t: TFunction): string {
  if (row.kind === 'attribute' || row.kind === 'yesNo') return row.label;
  return row.kind === 'measure' ? t(`measure.${row.code}`) : t(`product:comparison.row.${row.kind}`);
}
