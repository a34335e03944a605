/** How a piece is held: on its feet, on another side (in its place: a quarter round), or aslant. */
export type Pose = 'upright' | 'turned' | 'tilted';

/** Where a piece is when it gets through, or sticks: two of its measures in cm, and how far it is turned. */
export interface Held {
  /** Of a door its opening is looked at, of a turn and a place the floor, unless it is the ceiling that is too low. */
  readonly view: 'front' | 'above';
  readonly acrossCm: number;
  readonly upCm: number;
  readonly radians: number;
}

/** The measure of a room that gives out first. */
export type Scarce = 'width' | 'depth' | 'height';

/** A way to hold a piece; all of the room may be smaller by the margin, or has to be larger if it is below 0. */
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
/** All but lying and standing straight, which need no rounding. */
const tilts = angles.slice(1, -1);

/** The try with the largest margin. */
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

/** Each side of the box first through an opening, upright or on another side, or turned in the plane of the opening. */
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

/** Each side of the box down, level or with one end lifted, so that it takes less floor and more height. */
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

/** With the room that is left below the ceiling, if that is less than the room on the floor. */
export function below(roomCm: number, side: Omit<Held, 'view'>, floor: Try): Try {
  if (roomCm >= floor.marginCm) return floor;
  const held: Held = roomCm < 0 ? { view: 'front', ...side } : floor.held;
  return { ...floor, marginCm: roomCm, scarce: 'height', held };
}

/** A rectangle on the floor goes round by turning, or leaves the corner sideways as it came. */
function onFloor(pose: Pose, a: number, b: number, corner: Corner): Try {
  const sideways = (along: number, across: number): Try => {
    const width = Math.min(corner.after - along, corner.before - across);
    return tryOf(pose, { view: 'above', acrossCm: along, upCm: across, radians: 0 }, { width });
  };
  return loosest([sideways(a, b), sideways(b, a), turning(pose, a, b, corner), turning(pose, b, a, corner)])!;
}

/**
 * The long side slides along both outer walls; the inner corner must stay clear of it by more than the short side at
 * every angle. Between two angles the clearance is at most `long * step² / 4` less than at both, which is taken off.
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
