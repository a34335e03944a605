import { Box3, type BufferGeometry, Group, Mesh, type Object3D, Vector3 } from 'three';

/** Centimetres: x to the right, y up, z towards whoever looks. */
export type Point = readonly [x: number, y: number, z: number];

/** Radians round x, y and z. */
export type Turn = readonly [x: number, y: number, z: number];

const STRETCH_MAX = 0.08;

export const vector = (x: number, y: number, z: number): Vector3 => new Vector3(x, y, z);

/** A shape with the name of the finish it gets (`cloth`, `wood`, ...), put where it belongs. */
export function part(geometry: BufferGeometry, role: string, at: Point = [0, 0, 0], turn: Turn = [0, 0, 0]): Mesh {
  const mesh = new Mesh(geometry);
  mesh.name = role;
  mesh.position.set(...at);
  mesh.rotation.set(...turn);
  return mesh;
}

/** Parts that stand together. */
export function assembly(...parts: readonly (Object3D | null | undefined | false | readonly Object3D[])[]): Group {
  const group = new Group();
  for (const item of parts.flat()) if (item) group.add(item);
  return group;
}

/** The same thing at another place, turned round the upright axis. */
export function placed<Thing extends Object3D>(thing: Thing, at: Point, turnY = 0): Thing {
  thing.position.set(...at);
  thing.rotation.y = turnY;
  return thing;
}

/** Width, height and depth in centimetres, as they are. */
export function sizeOf(thing: Object3D): Vector3 {
  thing.updateMatrixWorld(true);
  return new Box3().setFromObject(thing, true).getSize(new Vector3());
}

/** Lifts or lowers a thing until its highest point is at a height. */
export function toppedAt<Thing extends Object3D>(thing: Thing, height: number): Thing {
  thing.position.y += height - new Box3().setFromObject(thing, true).max.y;
  return thing;
}

/** The size that a piece says it has; what is left out is as it comes. */
export interface Size {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
}

/**
 * Takes up what crowned cushions and splayed legs add, so that a piece is as large as it says, and puts it on the floor
 * in the middle. A family that is far off is broken, and says so.
 */
export function fitted(thing: Object3D, { width, height, depth }: Size): Group {
  const size = sizeOf(thing);
  const stretch = vector((width ?? size.x) / size.x, (height ?? size.y) / size.y, (depth ?? size.z) / size.z);
  for (const axis of ['x', 'y', 'z'] as const) {
    if (Math.abs(stretch[axis] - 1) > STRETCH_MAX) {
      throw new Error(
        `${axis}: ${size[axis].toFixed(1)} cm would have to be ${(size[axis] * stretch[axis]).toFixed(1)}`,
      );
    }
  }
  const holder = assembly(thing);
  holder.scale.copy(stretch);
  holder.updateMatrixWorld(true);
  const box = new Box3().setFromObject(holder, true);
  const middle = box.getCenter(new Vector3());
  holder.position.set(-middle.x, -box.min.y, -middle.z);
  return assembly(holder);
}
