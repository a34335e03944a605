import type { ProductView } from '#domain/views/product.ts';
import { useWords } from '#src/ui/use-words.ts';
import { measuredShape, seatOf, SLANT } from './measured-shape.ts';
import styles from './measure-drawing.module.css';

interface MeasureDrawingProps {
  readonly measures: ProductView['measures'];
  readonly format: (value: number) => string;
}

const FRAME_WIDTH = 420;
const ROOM = { width: 250, height: 180 };
const MARGIN = { top: 4, bottom: 30 };
/** Room that the words in the front need. */
const SEAT_WORDS = { width: 84, height: 24 };

/** Width, depth and height on a box of those proportions, or on a seat with its back; nothing when one of them is unknown. */
export function MeasureDrawing({ measures, format }: MeasureDrawingProps) {
  const t = useWords();
  const of = (field: string): number | undefined => measures.find((measure) => measure.field === field)?.value;
  const width = of('product_width');
  const depth = of('product_depth');
  const height = of('product_height');
  if (!width || !depth || !height) return null;
  const piece = { width, depth, height, seatHeight: of('product_seat_height'), seatDepth: of('product_seat_depth') };
  const seat = seatOf(piece);
  const said = [
    `${t('measure.product_width')} ${format(width)}`,
    `${t('measure.product_depth')} ${format(depth)}`,
    `${t('measure.product_height')} ${format(height)}`,
    ...(seat === null ? [] : [`${t('measure.product_seat_height')} ${format(seat)}`]),
  ];
  const scale = Math.min(ROOM.width / (width + depth * SLANT.x), ROOM.height / (height + depth * SLANT.y));
  const [w, h] = [width * scale, height * scale];
  const [dx, dy] = [depth * scale * SLANT.x, depth * scale * SLANT.y];
  const left = (FRAME_WIDTH - w - dx) / 2;
  const bottom = MARGIN.top + h + dy;
  const right = left + w;
  const { edges, hidden } = measuredShape(piece);
  const place = `translate(${left} ${bottom}) scale(${scale})`;
  const isSeatSaid = seat !== null && w >= SEAT_WORDS.width && seat * scale >= SEAT_WORDS.height;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FRAME_WIDTH} ${bottom + MARGIN.bottom}`}
      role="img"
      aria-label={`${t('product.measures')}: ${said.join(', ')}`}
    >
      {hidden && <path className={styles.hidden} transform={place} d={hidden} />}
      <path className={styles.edge} transform={place} d={edges} />
      {isSeatSaid && (
        <text className={styles.seat} x={left + w / 2} y={bottom - (seat * scale) / 2 + 5} textAnchor="middle">
          {t('measure.short.seat')} {format(seat)}
        </text>
      )}
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
