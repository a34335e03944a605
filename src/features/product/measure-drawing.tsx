import type { ProductView } from '#domain/views/product.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './measure-drawing.module.css';

interface MeasureDrawingProps {
  readonly measures: ProductView['measures'];
  readonly format: (value: number) => string;
}

const FRAME_WIDTH = 420;
const ROOM = { width: 250, height: 180 };
const MARGIN = { top: 4, bottom: 30 };
/** The drawn part of the depth, to the right and upwards. */
const SLANT = { x: 0.42, y: 0.3 };

/** Width, depth and height on a box of those proportions; nothing when one of them is unknown. */
export function MeasureDrawing({ measures, format }: MeasureDrawingProps) {
  const t = useWords();
  const of = (field: string): number | undefined => measures.find((measure) => measure.field === field)?.value;
  const width = of('product_width');
  const depth = of('product_depth');
  const height = of('product_height');
  if (!width || !depth || !height) return null;
  const said = [
    `${t('measure.product_width')} ${format(width)}`,
    `${t('measure.product_depth')} ${format(depth)}`,
    `${t('measure.product_height')} ${format(height)}`,
  ];
  const scale = Math.min(ROOM.width / (width + depth * SLANT.x), ROOM.height / (height + depth * SLANT.y));
  const [w, h] = [width * scale, height * scale];
  const [dx, dy] = [depth * scale * SLANT.x, depth * scale * SLANT.y];
  const left = (FRAME_WIDTH - w - dx) / 2;
  const bottom = MARGIN.top + h + dy;
  const [right, top] = [left + w, bottom - h];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FRAME_WIDTH} ${bottom + MARGIN.bottom}`}
      role="img"
      aria-label={`${t('product.measures')}: ${said.join(', ')}`}
    >
      <path className={styles.hidden} d={`M${left} ${bottom}l${dx} ${-dy}h${w}M${left + dx} ${bottom - dy}v${-h}`} />
      <path
        className={styles.edge}
        d={`M${left} ${bottom}v${-h}h${w}v${h}ZM${left} ${top}l${dx} ${-dy}h${w}l${-dx} ${dy}M${right + dx} ${top - dy}v${h}l${-dx} ${dy}`}
      />
      <text className={styles.text} x={left + w / 2} y={bottom + 22} textAnchor="middle">
        {t('measure.short.width')} {format(width)}
      </text>
      <text className={styles.text} x={left - 12} y={bottom - h / 2 + 5} textAnchor="end">
        {t('measure.short.height')} {format(height)}
      </text>
      <text className={styles.text} x={right + dx / 2 + 12} y={bottom - dy / 2 + 14}>
        {t('measure.short.depth')} {format(depth)}
      </text>
    </svg>
  );
}
