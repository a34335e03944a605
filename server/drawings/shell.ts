import { type Point, type Vec, unit } from './camera.ts';
import { toneOf } from './light.ts';
import { at, curve, rounded } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { fade, type Sheet, type Stop } from './sheet.ts';

/** A bent wall around an upright axis: chair back, tub, basket. Angles are degrees, 0 is the middle of the back. */
export interface Shell {
  readonly centre: readonly [x: number, z: number];
  /** Half width and half depth at the inside. */
  readonly radii: readonly [number, number];
  readonly from: number;
  readonly to: number;
  readonly thick: number;
  top(angle: number): number;
  bottom(angle: number): number;
  /** How much wider the wall gets per centimetre of height, measured from `base`. */
  readonly flare?: number;
}

const STEP = 8;

/** A place on the wall: `out` centimetres from its inside. */
function onShell({ centre, radii, flare = 0, ...shell }: Shell, angle: number, y: number, out = 0): Vec {
  const radians = (angle * Math.PI) / 180;
  const more = out + flare * (y - shell.bottom(0));
  return [centre[0] + (radii[0] + more) * Math.sin(radians), y, centre[1] - (radii[1] + more) * Math.cos(radians)];
}

function outwards({ radii }: Shell, angle: number): Vec {
  const radians = (angle * Math.PI) / 180;
  return unit([Math.sin(radians) / radii[0], 0, -Math.cos(radians) / radii[1]]);
}

function angles({ from, to }: Shell): number[] {
  const count = Math.max(2, Math.round((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/** The sides of the wall that face the camera: `inner` ones are behind the seat, `outer` ones before it. */
export function shellSide(sheet: Sheet, shell: Shell, material: Material, side: 'inner' | 'outer'): void {
  const sign = side === 'inner' ? -1 : 1;
  const out = side === 'inner' ? 0 : shell.thick;
  const facing = (angle: number): Vec => outwards(shell, angle).map((part) => part * sign) as unknown as Vec;
  const isSeen = (angle: number): boolean => sheet.turn(facing(angle))[2] > -0.08;
  for (const run of runs(angles(shell), isSeen)) {
    const top = run.map((angle) => sheet.project(onShell(shell, angle, shell.top(angle), out)));
    const bottom = run.map((angle) => sheet.project(onShell(shell, angle, shell.bottom(angle), out)));
    const outline = `${curve(top)}${curve(bottom.toReversed(), 'L')}Z`;
    const tones = run.map((angle) => toneOf(sheet, facing(angle)) - (side === 'inner' ? 0.02 : 0.04));
    sheet.path(outline, { fill: sheet.linear([0, 0], [1, 0], stopsAlong(top, tones, material.colour)) });
    sheet.reach(...top, ...bottom);
  }
}

function runs(values: readonly number[], isIn: (value: number) => boolean): number[][] {
  const found: number[][] = [];
  let open: number[] | null = null;
  for (const value of values) {
    if (!isIn(value)) {
      open = null;
    } else if (open) {
      open.push(value);
    } else {
      open = [value];
      found.push(open);
    }
  }
  return found.filter((run) => run.length > 1);
}

const STOPS = 5;

function stopsAlong(points: readonly Point[], tones: readonly number[], colour: string): Stop[] {
  const xs = points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return Array.from({ length: STOPS }, (_, index) => Math.round((index * (points.length - 1)) / (STOPS - 1)))
    .map((place): Stop => [(xs[place]! - left) / (right - left || 1), shade(colour, tones[place]!)])
    .sort((a, b) => a[0] - b[0]);
}

/** The upper edge of the wall. */
export function shellRim(sheet: Sheet, shell: Shell, material: Material): void {
  const all = angles(shell);
  const edge = (out: number): Point[] =>
    all.map((angle) => sheet.project(onShell(shell, angle, shell.top(angle), out)));
  const fill = sheet.linear([0, 0], [1, 0.4], fade(shade(material.colour, 0.2), shade(material.colour, 0.04)));
  sheet.path(`${curve(edge(0))}${curve(edge(shell.thick).toReversed(), 'L')}Z`, {
    fill,
    stroke: fill,
    'stroke-width': 1.5,
    'stroke-opacity': 1,
  });
}

/** One end of the wall. */
export function shellEnd(sheet: Sheet, shell: Shell, { colour }: Material, angle: number): void {
  const corner = (out: number, y: number): Point => sheet.project(onShell(shell, angle, y, out));
  const [upper, lower] = [shell.top(angle), shell.bottom(angle)];
  const points = [corner(0, upper), corner(shell.thick, upper), corner(shell.thick, lower), corner(0, lower)];
  if (points[1]![0] < points[0]![0]) points.reverse();
  const fill = sheet.linear([0, 0], [0.2, 1], fade(shade(colour, 0.05), shade(colour, -0.12)));
  sheet.path(rounded(points, 3), { fill });
}

/** Cords or slats on the inside of the wall, one every `step` degrees. */
export function shellLines(
  sheet: Sheet,
  shell: Shell,
  step: number,
  paint: Readonly<Record<string, string | number>>,
): void {
  const count = Math.round((shell.to - shell.from) / step);
  const lines = Array.from({ length: count + 1 }, (_, index) => {
    const angle = shell.from + ((shell.to - shell.from) * index) / count;
    const ends = [shell.top(angle), shell.bottom(angle)].map((y) => sheet.project(onShell(shell, angle, y)));
    return `M${at(ends[0]!)}L${at(ends[1]!)}`;
  });
  sheet.path(lines.join(''), paint);
}
