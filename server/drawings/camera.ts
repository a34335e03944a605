/** A place or direction in centimetres: x to the right, y up from the floor, z towards the front. */
export type Vec = readonly [x: number, y: number, z: number];

/** A place on the picture, y down. */
export type Point = readonly [x: number, y: number];

/** Where the photographer stands. */
export interface View {
  /** How far the piece is turned: positive shows its right side. */
  readonly yaw: number;
  /** Pixels for one centimetre at the middle of the piece. */
  readonly scale: number;
  readonly distance: number;
  readonly eye: number;
}

/** A lens with upright verticals, as catalogue pictures are taken. */
export interface Camera {
  project(place: Vec): Point;
  /** A direction of the piece as the room has it, for the light. */
  turn(direction: Vec): Vec;
  /** Pixels for one centimetre at a place. */
  scaleAt(place: Vec): number;
}

/** Builds the lens of a view. */
export function camera({ yaw, scale, distance, eye }: View): Camera {
  const angle = (yaw * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const turn = ([x, y, z]: Vec): Vec => [x * cos - z * sin, y, x * sin + z * cos];
  const scaleAt = (place: Vec): number => (scale * distance) / (distance - turn(place)[2]);
  return {
    turn,
    scaleAt,
    project(place) {
      const [x, y] = turn(place);
      const factor = scaleAt(place);
      return [x * factor, (eye - y) * factor];
    },
  };
}

/** The point between two others: 0 is the first, 1 the second. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The length 1 of a direction. */
export function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The direction upright on two others. */
export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The way from one place to another. */
export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
