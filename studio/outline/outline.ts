import { Box3, type Group, Vector3 } from 'three';
import { bordersOf, simplified } from './borders.ts';
import { DRAWING } from './drawing.ts';
import { facesOf, GRAIN } from './faces.ts';
import { rasterised } from './rasterised.ts';

/** Pixels of the longer side, so many that a line is off by no more than one of them. */
const SIDE = 1400;
const OFF_MAX = 1.1;
/** Shorter lines are grains of the raster. */
const LENGTH_MIN = 8;
const MM_PER_CM = 10;

/**
 * A piece drawn in lines as an SVG in millimetres: its front in its true proportions, its depth to the right and upwards,
 * and around it a hundredth of its longer side, for the lines. What is seen of fewer pixels than `grain` has no lines.
 */
export function outlineOf(piece: Group, grain = GRAIN): string {
  piece.updateMatrixWorld(true);
  const box = new Box3().setFromObject(piece, true);
  const size = box.getSize(new Vector3());
  const { slant } = DRAWING;
  const across = size.x + size.z * slant.x;
  const up = size.y + size.z * slant.y;
  const pixelsPerCm = SIDE / Math.max(across, up);
  const [width, height] = [Math.ceil(across * pixelsPerCm), Math.ceil(up * pixelsPerCm)];
  const placing = { left: box.min.x, floor: box.min.y, front: box.max.z, pixelsPerCm, width, height };
  const lines = bordersOf(facesOf(rasterised(piece, placing), grain), width, height)
    .filter((line) => line.length >= LENGTH_MIN)
    .map((line) => simplified(line, OFF_MAX));
  const mm = (pixels: number): number => Math.round((pixels / pixelsPerCm) * MM_PER_CM);
  const path = lines.map((line) => `M${line.map(([x, y]) => `${mm(x)} ${mm(y)}`).join('L')}`).join('');
  const [wide, high] = [Math.round(across * MM_PER_CM), Math.round(up * MM_PER_CM)];
  const line = Math.round(DRAWING.line * Math.max(wide / DRAWING.width, high / DRAWING.height));
  const around = Math.round(Math.max(wide, high) / 100);
  const stroke = `fill="none" stroke="#000" stroke-width="${line}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-around} ${-around} ${wide + 2 * around} ${high + 2 * around}"><path ${stroke} stroke-linejoin="round" stroke-linecap="round" d="${path}"/></svg>\n`;
}
