import { HEADROOM_ASSUMED_CM } from '#config/limits.ts';
import { type FitCheck, type Home, wayHeightCm } from '#domain/fit.ts';
import type { Held } from '#domain/held-piece.ts';
import styles from './fit-drawing.module.css';

interface FitDrawingProps {
  readonly check: FitCheck;
  readonly held: Held;
  readonly home: Home;
}

/** Length of the frame's sides and width of its margin, in units of the drawing. */
const FRAME = 96;
const AIR = 8;
const ROOM = FRAME - 2 * AIR;

/** The room and the piece in it, to scale: a doorway from the front, a turn and a place from above. */
export function FitDrawing(props: FitDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${FRAME} ${FRAME}`} aria-hidden="true">
      <Scene {...props} />
    </svg>
  );
}

function Scene({ check, held, home }: FitDrawingProps) {
  const { doorWidth, doorHeight, wayWidth, turnWidth, placeWidth, placeDepth, placeHeight } = home;
  const door = { width: doorWidth, height: doorHeight ?? HEADROOM_ASSUMED_CM };
  const way = { width: Math.min(wayWidth ?? 0, turnWidth ?? Infinity), height: wayHeightCm(home) };
  if (check === 'door') return <Front held={held} {...door} />;
  if (check === 'way') return <Front held={held} {...way} />;
  // The ceiling is what is too low, so only the height is drawn.
  if (held.view === 'front') {
    const ceiling = check === 'turn' ? (home.ceiling ?? HEADROOM_ASSUMED_CM) : (placeHeight ?? 0);
    return <Front held={held} width={null} height={ceiling} />;
  }
  if (check === 'turn') return <Turn held={held} before={wayWidth ?? 0} after={turnWidth ?? 0} />;
  return <Place held={held} width={placeWidth} depth={placeDepth} />;
}

interface FrontProps {
  readonly held: Held;
  /** `null`: no walls are drawn. */
  readonly width: number | null;
  readonly height: number;
}

/** A view from the front, with room and piece on the floor. */
function Front({ held, width, height }: FrontProps) {
  const { acrossCm, upCm, radians } = held;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [extent, rise] = [acrossCm * cos + upCm * sin, acrossCm * sin + upCm * cos];
  const scale = ROOM / Math.max(width ?? 0, height, extent, rise);
  const floor = FRAME - AIR;
  const [w, h] = [width === null ? ROOM : width * scale, height * scale];
  const left = (FRAME - w) / 2;
  return (
    <>
      <path className={styles.floor} d={`M2 ${floor}h${FRAME - 4}`} />
      <rect
        className={styles.piece}
        x={(-acrossCm * scale) / 2}
        y={(-upCm * scale) / 2}
        width={acrossCm * scale}
        height={upCm * scale}
        transform={`translate(${FRAME / 2} ${floor - (rise * scale) / 2}) rotate(${(-radians * 180) / Math.PI})`}
      />
      <path
        className={styles.wall}
        d={width === null ? `M${left} ${floor - h}h${w}` : `M${left} ${floor}v${-h}h${w}v${h}`}
      />
    </>
  );
}

interface TurnProps {
  readonly held: Held;
  readonly before: number;
  readonly after: number;
}

/** A view of a turn from above: the outer corner is at the top left, and the piece is in its tightest position. */
function Turn({ held, before, after }: TurnProps) {
  const { acrossCm: long, upCm: short, radians } = held;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const reach = Math.max(long * cos + short * sin, long * sin + short * cos, 1.4 * before, 1.4 * after);
  const scale = ROOM / reach;
  const at = (x: number, y: number): string => `${AIR + x * scale} ${AIR + y * scale}`;
  const [x, y] = [long * cos, long * sin];
  const [dx, dy] = [short * sin, short * cos];
  // Without rotation, the piece lies along the first wall.
  const corners =
    radians === 0
      ? [at(0, 0), at(long, 0), at(long, short), at(0, short)]
      : [at(x, 0), at(0, y), at(dx, y + dy), at(x + dx, dy)];
  return (
    <>
      <path className={styles.piece} d={`M${corners.join('L')}Z`} />
      <path className={styles.wall} d={`M${at(reach, 0)}L${at(0, 0)}L${at(0, reach)}`} />
      <path className={styles.wall} d={`M${at(reach, before)}L${at(after, before)}L${at(after, reach)}`} />
    </>
  );
}

interface PlaceProps {
  readonly held: Held;
  readonly width: number | null;
  readonly depth: number | null;
}

/** A view of the place from above: the back wall is at the top, and a side that was not measured is left open. */
function Place({ held, width, depth }: PlaceProps) {
  const { acrossCm, upCm } = held;
  const [across, deep] = [acrossCm || width || 1, upCm || depth || 1];
  const [wide, far] = [width ?? across * 1.2, depth ?? deep * 1.2];
  const scale = ROOM / Math.max(wide, far, across, deep);
  const [w, d] = [wide * scale, far * scale];
  const [left, top] = [(FRAME - w) / 2, (FRAME - Math.max(d, deep * scale)) / 2];
  const side = width === null ? styles.open : styles.wall;
  return (
    <>
      <rect
        className={styles.piece}
        x={(FRAME - across * scale) / 2}
        y={top}
        width={across * scale}
        height={deep * scale}
      />
      <path className={styles.wall} d={`M${left} ${top}h${w}`} />
      <path className={side} d={`M${left} ${top}v${d}M${left + w} ${top}v${d}`} />
      <path className={depth === null ? styles.open : styles.wall} d={`M${left} ${top + d}h${w}`} />
    </>
  );
}
