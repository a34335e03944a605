import { useEffect, useState } from 'react';
import { CARD_PICTURE_WIDTH_PX, pictureAddress } from '#config/pictures.ts';
import type { ProductView } from '#domain/views/product.ts';
import { useWords } from '#src/ui/use-words.ts';
import { DRAWING, measuredShape, SLANT } from './measured-shape.ts';
import styles from './measure-drawing.module.css';

interface MeasureDrawingProps {
  /** The piece in lines, as wide, deep and high as it is. */
  readonly outline: string | undefined;
  readonly measures: ProductView['measures'];
  readonly format: (value: number) => string;
}

const FIELDS = ['product_width', 'product_depth', 'product_height', 'product_seat_height', 'product_seat_depth'];
const FRAME_WIDTH = 420;
/** What the texts to the right of the piece take. */
const TEXT_WIDTH = 90;
const MARGIN = { top: 4, bottom: 34 };
/** How far the lines that say how long something is are from it. */
const APART = 10;

/**
 * Width, depth and height on the piece in lines, or on a box of its proportions, or a seat with its back; nothing when one
 * of them is unknown.
 */
export function MeasureDrawing({ outline, measures, format }: MeasureDrawingProps) {
  const t = useWords();
  const [lost, setLost] = useState<string>();
  useEffect(() => {
    if (!outline) return;
    // The drawing of a page that came rendered may have failed before anybody listened; so it is asked for here too.
    const probe = new Image();
    probe.addEventListener('error', () => setLost(outline));
    probe.src = pictureAddress(outline, CARD_PICTURE_WIDTH_PX);
  }, [outline]);
  const [width, depth, height, seatHeight, seatDepth] = FIELDS.map(
    (field) => measures.find((measure) => measure.field === field)?.value,
  );
  if (!width || !depth || !height) return null;
  const piece = { width, depth, height, seatHeight, seatDepth };
  const said = measures
    .filter(({ field }) => FIELDS.includes(field))
    .map(({ field, value }) => `${t(`measure.${field}`)} ${format(value)}`);
  const scale = Math.min(DRAWING.width / (width + depth * SLANT.x), DRAWING.height / (height + depth * SLANT.y));
  const [w, h] = [width * scale, height * scale];
  const [dx, dy] = [depth * scale * SLANT.x, depth * scale * SLANT.y];
  const left = (FRAME_WIDTH - TEXT_WIDTH - w - dx) / 2;
  const bottom = MARGIN.top + h + dy;
  const right = left + w;
  const place = `translate(${left} ${bottom}) scale(${scale})`;
  const around = Math.max(w + dx, h + dy) / 100;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${FRAME_WIDTH} ${bottom + MARGIN.bottom}`}
      role="img"
      aria-label={`${t('product.measures')}: ${said.join(', ')}`}
    >
      {outline && outline !== lost ? (
        <image
          className={styles.lines}
          href={pictureAddress(outline, CARD_PICTURE_WIDTH_PX)}
          x={left - around}
          y={MARGIN.top - around}
          width={w + dx + 2 * around}
          height={h + dy + 2 * around}
        />
      ) : (
        <path className={styles.edge} transform={place} d={measuredShape(piece)} />
      )}
      <path
        className={styles.length}
        // Each with a dash of six at both ends. The height stands behind the piece, where most are as high as they get.
        d={`M${left} ${bottom + APART - 3}v6m0-3h${w}m0-3v6M${right + APART - 3} ${bottom}h6m-3 0l${dx} ${-dy}m-3 0h6m-3 0v${-h}m-3 0h6`}
      />
      <text className={styles.text} x={left + w / 2} y={bottom + APART + 18} textAnchor="middle">
        {t('measure.short.width')} {format(width)}
      </text>
      <text className={styles.text} x={right + dx + APART + 8} y={bottom - dy - h / 2 + 5}>
        {t('measure.short.height')} {format(height)}
      </text>
      <text className={styles.text} x={right + dx / 2 + APART + 8} y={bottom - dy / 2 + 14}>
        {t('measure.short.depth')} {format(depth)}
      </text>
    </svg>
  );
}
