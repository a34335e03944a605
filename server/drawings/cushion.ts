import { cornersOf, type Extent, type Face, type FaceName, visibleFaces } from './block.ts';
import { type Point, type Vec, between } from './camera.ts';
import { toneOf } from './light.ts';
import { hull, line, rounded, turning } from './outline.ts';
import { type Material, shade } from './palette.ts';
import { fade, type Sheet } from './sheet.ts';

/** How soft a padded part is. */
interface Softness {
  /** Radius of its edges in centimetres. */
  readonly round: number;
  /** How far its sides swell, in centimetres. */
  readonly swell?: number;
  readonly hasPiping?: boolean;
  /** Sides that other parts cover. */
  readonly hidden?: readonly FaceName[];
}

/** Edges with a smaller radius are sharp to the eye, in pixels. */
const EDGE_RADIUS_MIN = 4;

/** A padded body: rounded silhouette, sides that fade into each other, piping along the front where it is sewn. */
export function cushion(sheet: Sheet, extent: Extent, material: Material, softness: Softness): void {
  padded(sheet, cornersOf(extent), material, softness);
}

/** A padded body with any eight corners. */
export function padded(sheet: Sheet, corners: readonly Vec[], { colour }: Material, softness: Softness): void {
  const { round, swell = 0, hasPiping = false, hidden = [] } = softness;
  const scale = sheet.scaleAt(corners[7]!);
  const [radius, puff] = [round * scale, swell * scale];
  const visible = visibleFaces(sheet, corners).filter(({ name }) => !hidden.includes(name));
  const silhouette = hull([...new Set(visible.flatMap((face) => face.corners))]);
  const main = visible.find(({ name }) => name === 'front') ?? visible.at(-1)!;
  sheet.path(rounded(silhouette, radius, puff), { fill: softFill(sheet, main, colour) });
  for (const face of visible) {
    if (face === main || isThin(face, radius)) continue;
    sheet.path(outlineWithin(face, silhouette, radius, puff), { fill: softFill(sheet, face, colour) });
  }
  edges(sheet, visible, main, { colour, radius });
  if (hasPiping) piping(sheet, main, colour, { radius, puff });
  sheet.reach(...silhouette);
}

/** A narrow side is all rounding: its edge alone shows it. */
function isThin({ corners: [a, b, c, d] }: Face, radius: number): boolean {
  const area = Math.abs(turning([a, b, c, d])) / 2;
  const longest = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(d[0] - a[0], d[1] - a[1]));
  return area / longest < radius * 0.8;
}

function softFill(sheet: Sheet, face: Face, colour: string): string {
  const tone = Math.round(toneOf(sheet, face.normal) * 40) / 40;
  const isLying = Math.abs(face.normal[1]) > Math.hypot(face.normal[0], face.normal[2]);
  if (isLying) return sheet.linear([0, 0.2], [1, 0.8], fade(shade(colour, tone + 0.05), shade(colour, tone - 0.05)));
  return sheet.linear(
    [0.3, 0],
    [0.4, 1],
    [
      [0.1, shade(colour, tone + 0.05)],
      [1, shade(colour, tone - 0.13)],
    ],
  );
}

/** A side shares the rounded corners and the swell of the silhouette where it touches it. */
function outlineWithin(face: Face, silhouette: readonly Point[], radius: number, puff: number): string {
  const isOuter = face.corners.map((corner) => silhouette.includes(corner));
  return rounded(
    face.corners,
    (index) => (isOuter[index] ? radius : radius * 0.5),
    (index) => {
      const next = (index + 1) % 4;
      const place = silhouette.indexOf(face.corners[index]!);
      const follows = silhouette[(place + 1) % silhouette.length] === face.corners[next];
      return place >= 0 && follows ? puff : 0;
    },
  );
}

/** Where two sides meet the cloth rolls over, in a tone between theirs. */
function edges(
  sheet: Sheet,
  visible: readonly Face[],
  main: Face,
  { colour, radius }: { colour: string; radius: number },
): void {
  if (radius < EDGE_RADIUS_MIN) return;
  for (const face of visible) {
    if (face === main) continue;
    const shared = face.corners.filter((corner) => main.corners.includes(corner));
    if (shared.length !== 2) continue;
    // A stroke in the middle of a narrow side would reach beyond the silhouette, so it moves inwards.
    const depth = isThin(face, radius) ? radius * 0.5 : 0;
    const [a, b] = shared.map((corner) => nearer(corner, main, depth)) as [Point, Point];
    const cut = Math.min(0.4, (radius * 0.8) / Math.hypot(b[0] - a[0], b[1] - a[1]));
    const own = toneOf(sheet, face.normal);
    const tone = depth > 0 ? own : (own + toneOf(sheet, main.normal)) / 2;
    sheet.path(line(between(a, b, cut), between(a, b, 1 - cut)), {
      stroke: shade(colour, tone + 0.02),
      'stroke-width': radius,
    });
  }
}

function nearer(corner: Point, { corners: [a, , c] }: Face, pixels: number): Point {
  const middle = between(a, c, 0.5);
  return between(corner, middle, pixels / Math.hypot(middle[0] - corner[0], middle[1] - corner[1]));
}

/** The corners of a side moved inwards by some pixels. */
function inset({ corners: [a, b, c, d] }: Pick<Face, 'corners'>, pixels: number): [Point, Point, Point, Point] {
  const share = (from: Point, to: Point): number =>
    Math.min(0.4, pixels / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1));
  const [u, v] = [share(a, b), share(a, d)];
  const spot = (x: number, y: number): Point => between(between(a, b, x), between(d, c, x), y);
  return [spot(u, v), spot(1 - u, v), spot(1 - u, 1 - v), spot(u, 1 - v)];
}

function piping(sheet: Sheet, face: Face, colour: string, { radius, puff }: { radius: number; puff: number }): void {
  sheet.path(rounded(inset(face, radius * 0.3), radius * 0.7, puff), {
    stroke: shade(colour, -0.34),
    'stroke-width': 1.2,
  });
}
