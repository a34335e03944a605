import { BufferAttribute, type BufferGeometry, Group, Matrix4, Mesh, type Object3D } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

const kept = new Set(['position', 'normal', 'uv']);
const METRES_PER_CM = 0.01;

/** One mesh for each finish of a piece, in metres: what is drawn and exported. */
export function merged(thing: Object3D): Group {
  thing.updateMatrixWorld(true);
  const toMetres = new Matrix4().makeScale(METRES_PER_CM, METRES_PER_CM, METRES_PER_CM);
  const byRole = new Map<string, BufferGeometry[]>();
  thing.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    const geometry = (child.geometry as BufferGeometry).clone();
    for (const name of Object.keys(geometry.attributes)) if (!kept.has(name)) geometry.deleteAttribute(name);
    if (!geometry.index) geometry.setIndex(everyPoint(geometry.getAttribute('position').count));
    geometry.applyMatrix4(child.matrixWorld).applyMatrix4(toMetres);
    byRole.set(child.name, [...(byRole.get(child.name) ?? []), geometry]);
  });
  const group = new Group();
  for (const [role, geometries] of byRole) {
    const mesh = new Mesh(mergeGeometries(geometries));
    mesh.name = role;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  return group;
}

function everyPoint(count: number): BufferAttribute {
  return new BufferAttribute(
    Uint32Array.from({ length: count }, (_, index) => index),
    1,
  );
}
