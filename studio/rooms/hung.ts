import { type BufferGeometry, type Group, Mesh } from 'three';
import { TessellateModifier } from 'three/addons/modifiers/TessellateModifier.js';

const RAIL_METRES = 0.05;
/** How far a heavy cloth swings out in its folds. */
const FOLD_METRES = 0.014;
const INLAY_METRES = 0.0012;

const inPieces = new TessellateModifier(0.03, 7);

/** Lays a rug over a rail along z, at the height of the rug's own floor: so many centimetres of it hang to the right. */
export function hang(rug: Group, front: number): void {
  for (const child of rug.children) {
    if (!(child instanceof Mesh)) continue;
    const isInlaid = child.name === 'line' || child.name === 'pattern';
    // Inlays are large and flat: in pieces they bend with the cloth and do not drown in it.
    if (isInlaid) child.geometry = inPieces.modify(child.geometry as BufferGeometry);
    bendOver(child.geometry as BufferGeometry, { front: front / 100, lift: isInlaid ? INLAY_METRES : 0 });
  }
}

function bendOver(geometry: BufferGeometry, { front, lift }: Readonly<Record<'front' | 'lift', number>>): void {
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const quarter = (RAIL_METRES * Math.PI) / 2;
  for (let index = 0; index < position.count; index++) {
    // From the rail's ridge along the cloth; the rug is two metres long and lies round its middle.
    const along = position.getX(index) + 1 - (2 - front);
    const thick = position.getY(index) + lift;
    const z = position.getZ(index);
    const side = Math.sign(along);
    const angle = Math.min(Math.abs(along), quarter) / RAIL_METRES;
    const down = Math.max(0, Math.abs(along) - quarter);
    const out = RAIL_METRES + thick;
    const fold = FOLD_METRES * Math.min(1, down * 2.5) * Math.sin(z * 9 + side * 1.3 + down * 1.6);
    position.setXYZ(index, side * (Math.sin(angle) * out + fold), Math.cos(angle) * out - RAIL_METRES - down, z);
    const [nx, ny] = [normal.getX(index), normal.getY(index)];
    const turn = side * angle;
    const bent = [Math.cos(turn) * nx + Math.sin(turn) * ny, -Math.sin(turn) * nx + Math.cos(turn) * ny] as const;
    const slope = -FOLD_METRES * Math.min(1, down * 2.5) * 9 * Math.cos(z * 9 + side * 1.3 + down * 1.6);
    normal.setXYZ(index, bent[0], bent[1], normal.getZ(index) + bent[0] * slope);
  }
  position.needsUpdate = true;
}
