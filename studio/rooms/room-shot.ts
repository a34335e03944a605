import { Color, type Group, Mesh, PerspectiveCamera, Scene, Vector3 } from 'three';
import { build } from '../families/families.ts';
import type { Finish } from '../finishes/finish.ts';
import { materialOf } from '../finishes/material.ts';
import { merged } from '../geometry/merged.ts';
import { assembly, type Point } from '../geometry/part.ts';
import { models } from '../models/models.ts';
import { dress } from '../render/dress.ts';
import type { LightRig } from '../render/light-rig.ts';
import type { Lighting } from '../render/lighting.ts';
import type { Motif } from '../render/photographer.ts';
import type { Furnishing, Room } from './room.ts';

const inMetres = (point: Point): Vector3 => new Vector3(...point).multiplyScalar(0.01);

/** Sets a room up for its picture. */
export function roomShot(room: Room, aspect: number): Motif {
  const scene = new Scene();
  scene.background = new Color(room.light === 'sun' ? '#c3d6e4' : '#d6d2c8');
  scene.add(inOwnFinishes(assembly(...room.surroundings())), ...room.furnish().map(furnished));
  const screen = room.sunScreen && inOwnFinishes(assembly(...room.sunScreen()));
  if (screen) scene.add(screen);
  const { from, to, lens } = room.camera;
  const camera = new PerspectiveCamera(lens, aspect, 0.05, 60);
  camera.position.copy(inMetres(from));
  camera.lookAt(inMetres(to));
  camera.updateMatrixWorld(true);
  return {
    scene,
    camera,
    lighting: room.light === 'sun' ? sunlight : windowLight,
    looks: [() => undefined],
    ...(screen ? { onLit: (rig: LightRig) => screenTheSun(screen, rig) } : {}),
  };
}

function furnished(thing: Furnishing): Group {
  const group = groupOf(thing);
  group.position.copy(inMetres(thing.at));
  group.rotation.set(-(thing.lean ?? 0), thing.turn ?? 0, 0, 'YXZ');
  return group;
}

function groupOf(thing: Furnishing): Group {
  if ('parts' in thing) return inOwnFinishes(assembly(...thing.parts()));
  const model = 'sku' in thing ? models.find(({ sku }) => sku === thing.sku)! : null;
  const group = merged(build('sku' in thing ? model!.piece : thing.piece));
  dress(group, 'sku' in thing ? model!.colours[thing.colour]! : thing.finishes);
  return group;
}

/** Parts of surroundings are named by the finish they have. */
function inOwnFinishes(thing: Group): Group {
  const group = merged(thing);
  for (const child of group.children) if (child instanceof Mesh) child.material = materialOf(child.name as Finish);
  return group;
}

/** Walls that keep the sun out must not keep out the light that a room throws back from all sides. */
function screenTheSun(screen: Group, { keyCamera }: LightRig): void {
  for (const child of screen.children) {
    child.receiveShadow = false;
    child.onBeforeShadow = (...[, , , shadowCamera, , depthMaterial]) => {
      depthMaterial.depthWrite = shadowCamera === keyCamera;
    };
    child.onAfterShadow = (...[, , , , , depthMaterial]) => {
      depthMaterial.depthWrite = true;
    };
  }
}

const shared = { focus: new Vector3(0, 0.6, -0.3), reach: 3.6, shadowTexels: 2048 } as const;

const windowLight: Lighting = {
  ...shared,
  key: { direction: [-1, 0.52, 0.4], strength: 3.6, colour: '#ffe9cc', softness: 0.02, blur: 3 },
  sky: { strength: 2.1, colour: '#fbf8f3', horizon: '#f6ead8', lights: 5, fromFront: 0.5 },
  fill: 0.75,
  exposure: 1.28,
  vignette: 0.2,
};

const sunlight: Lighting = {
  ...shared,
  key: { direction: [-0.62, 0.85, 0.62], strength: 3.6, colour: '#ffedd0', softness: 0.02, blur: 2 },
  sky: { strength: 1.05, colour: '#dce9ff', horizon: '#f4f3ee', lights: 5, fromFront: 0.3 },
  fill: 0.6,
  exposure: 1.05,
  vignette: 0.15,
};
