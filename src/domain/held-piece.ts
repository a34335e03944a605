/** How a piece is held: upright, on another side (in its place: turned by 90 degrees), or tilted. */
export type Pose = 'upright' | 'turned' | 'tilted';

/** The position in which a piece gets through or gets stuck: two of its measures in cm, and its rotation. */
export interface Held {
  /**
   * From where the drawing looks: at the opening of a door from the front, at a turn or place from above, unless the
   * ceiling is what is too low.
   */
  readonly view: 'front' | 'above';
  readonly acrossCm: number;
  readonly upCm: number;
  readonly radians: number;
}

/** The dimension of the room that is the tightest. */
export type Scarce = 'width' | 'depth' | 'height';

/**
 * A way to hold a piece. `marginCm` is how much smaller the room could be; below 0, how much larger it would have to
 * be.
 */
export interface Try {
  readonly pose: Pose;
  readonly marginCm: number;
  readonly scarce: Scarce;
  readonly held: Held;
}

/** Three measures in cm. */
export type Box = readonly [width: number, depth: number, height: number];

const ANGLE_STEPS = 180;
const ANGLE_STEP = Math.PI / 2 / ANGLE_STEPS;
const angles = Array.from({ length: ANGLE_STEPS + 1 }, (_, step) => {
  const radians = step * ANGLE_STEP;
  return { radians, sin: Math.sin(radians), cos: Math.cos(radians) };
});
/** The angles without 0 and 90 degrees, which are calculated without rounding. */
const tilts = angles.slice(1, -1);

/** The try with the largest margin, or `null` without any. */
export function loosest(tries: readonly Try[]): Try | null {
  let best: Try | null = null;
  for (const one of tries) if (!best || one.marginCm > best.marginCm) best = one;
  return best;
}

/** A try whose margin is the least room on any side, in cm. */
export function tryOf(pose: Pose, held: Held, rooms: Readonly<Partial<Record<Scarce, number>>>): Try {
  const { width = Infinity, depth = Infinity, height = Infinity } = rooms;
  const marginCm = Math.min(width, depth, height);
  const scarce = marginCm === width ? 'width' : marginCm === depth ? 'depth' : 'height';
  return { pose, marginCm, scarce, held };
}

/**
 * All ways to push a box through an opening: each of its sides first, upright, on another side, or tilted in the plane
 * of the opening.
 */
export function throughSlot([width, depth, height]: Box, across: number, up: number): Try[] {
  const straight = (pose: Pose, a: number, b: number): Try =>
    tryOf(pose, { view: 'front', acrossCm: a, upCm: b, radians: 0 }, { width: across - a, height: up - b });
  const aslant = (a: number, b: number): Try[] =>
    tilts.map(({ radians, sin, cos }) => {
      const rooms = { width: across - a * cos - b * sin, height: up - a * sin - b * cos };
      return tryOf('tilted', { view: 'front', acrossCm: a, upCm: b, radians }, rooms);
    });
  const sides = [
    [width, height],
    [depth, height],
    [width, depth],
  ] as const;
  return [
    straight('upright', width, height),
    straight('upright', depth, height),
    ...sides.flatMap(([a, b]) => [straight('turned', a, b), straight('turned', b, a), ...aslant(a, b)]),
  ];
}

/** Widths of a way before and after its turn, in cm. */
interface Corner {
  readonly before: number;
  readonly after: number;
}

/**
 * All ways to carry a box round a turn: on each of its sides, level or with one end lifted, so that it takes less floor
 * and more height.
 */
export function roundCorner([width, depth, height]: Box, corner: Corner, ceiling: number): Try[] {
  const level = (pose: Pose, a: number, b: number, up: number): Try =>
    below(ceiling - up, { acrossCm: a, upCm: up, radians: 0 }, onFloor(pose, a, b, corner));
  const lifted = (long: number, short: number, across: number): Try[] =>
    tilts.map(({ radians, sin, cos }) => {
      const floor = onFloor('tilted', long * cos + short * sin, across, corner);
      return below(ceiling - long * sin - short * cos, { acrossCm: long, upCm: short, radians }, floor);
    });
  return [
    level('upright', width, depth, height),
    level('turned', width, height, depth),
    level('turned', depth, height, width),
    ...lifted(width, depth, height),
    ...lifted(width, height, depth),
    ...lifted(depth, height, width),
  ];
}

/** The try limited by the room below the ceiling, if that is less than the room on the floor. */
export function below(roomCm: number, side: Omit<Held, 'view'>, floor: Try): Try {
  if (roomCm >= floor.marginCm) return floor;
  const held: Held = roomCm < 0 ? { view: 'front', ...side } : floor.held;
  return { ...floor, marginCm: roomCm, scarce: 'height', held };
}

/**
 * Moves a rectangle round the corner: by turning it, or by pushing it sideways into the second corridor without
 * turning.
 */
function onFloor(pose: Pose, a: number, b: number, corner: Corner): Try {
  const sideways = (along: number, across: number): Try => {
    const width = Math.min(corner.after - along, corner.before - across);
    return tryOf(pose, { view: 'above', acrossCm: along, upCm: across, radians: 0 }, { width });
  };
  return loosest([sideways(a, b), sideways(b, a), turning(pose, a, b, corner), turning(pose, b, a, corner)])!;
}

/**
 * The margin for turning. The ends of the long side slide along both outer walls, and at every angle the inner corner
 * has to be further away from it than the short side is long. Between two calculated angles the clearance is at most
 * `long * step² / 4` less than at both, so that is subtracted.
 */
function turning(pose: Pose, long: number, short: number, { before, after }: Corner): Try {
  const loss = ANGLE_STEP ** 2 / 4;
  let marginCm = Number.POSITIVE_INFINITY;
  let tightest = 0;
  for (const { radians, sin, cos } of angles) {
    const margin = (after * sin + before * cos - long * (sin * cos + loss) - short) / (sin + cos);
    if (margin >= marginCm) continue;
    marginCm = margin;
    tightest = radians;
  }
  return tryOf(pose, { view: 'above', acrossCm: long, upCm: short, radians: tightest }, { width: marginCm });
}
