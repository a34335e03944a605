import { BufferAttribute, BufferGeometry, Mesh, type Object3D } from 'three';

const SHORT_MAX = 32_767;
const BYTE_MAX = 127;

/** The same mesh with whole numbers for places and directions, which halves a model; its own scale brings it back. */
export function quantized(mesh: Mesh): Mesh {
  const given = mesh.geometry;
  const place = given.getAttribute('position');
  const normal = given.getAttribute('normal');
  given.computeBoundingBox();
  const { min, max } = given.boundingBox!;
  const reach = Math.max(...min.toArray().map(Math.abs), ...max.toArray().map(Math.abs));
  const places = new Int16Array(place.count * 3);
  const normals = new Int8Array(place.count * 3);
  for (let index = 0; index < place.count; index++) {
    for (let axis = 0; axis < 3; axis++) {
      places[index * 3 + axis] = Math.round((place.getComponent(index, axis) / reach) * SHORT_MAX);
      normals[index * 3 + axis] = Math.round(normal.getComponent(index, axis) * BYTE_MAX);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(places, 3, true));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3, true));
  geometry.setAttribute('uv', given.getAttribute('uv'));
  const index = given.getIndex()!.array;
  geometry.setIndex(new BufferAttribute(place.count < 65_536 ? Uint16Array.from(index) : Uint32Array.from(index), 1));
  const smaller = new Mesh<BufferGeometry>(geometry);
  smaller.scale.setScalar(reach);
  smaller.name = mesh.name;
  return smaller;
}

/** All meshes of a piece, smaller. */
export function quantizedParts(piece: Object3D): Mesh[] {
  return piece.children.filter((child) => child instanceof Mesh).map(quantized);
}
