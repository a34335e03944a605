import { type Group, type Material, Mesh, MeshBasicMaterial } from 'three';

/** A piece that is nothing but white, its glass too. */
export function inWhite(piece: Group): Group {
  for (const part of piece.children) {
    if (!(part instanceof Mesh)) continue;
    const { side } = part.material as Material;
    part.material = new MeshBasicMaterial({ color: '#ffffff', side });
  }
  return piece;
}
