import { Color, Fog, type Group, Mesh, PerspectiveCamera, PointLight, Scene, Vector3 } from 'three';
import { build } from '../families/families.ts';
import type { Finish } from '../finishes/finish.ts';
import { materialOf } from '../finishes/material.ts';
import { merged } from '../geometry/merged.ts';
import { assembly, type Point } from '../geometry/part.ts';
import { models } from '../models/models.ts';
import { dress } from '../render/dress.ts';
import type { LightRig } from '../render/light-rig.ts';
import type { Motif } from '../render/photographer.ts';
import { hang } from './hung.ts';
import { roomLights } from './room-light.ts';
import type { Furnishing, Scenery, Shine } from './room.ts';

const BULB_TEXELS = 512;
/** Radius within which nothing throws a shadow: the glass of a bulb. */
const BULB_METRES = 0.06;

const inMetres = (point: Point): Vector3 => new Vector3(...point).multiplyScalar(0.01);

/** Sets a room up for its picture. */
export function roomShot(room: Scenery, aspect: number): Motif {
  const { lighting, sky, haze } = roomLights[room.light];
  const scene = new Scene();
  scene.background = new Color(sky);
  if (haze) scene.fog = new Fog(sky, ...haze);
  scene.add(inOwnFinishes(assembly(...room.surroundings())), ...room.furnish().map(furnished));
  if (room.openWalls) scene.add(lettingLightIn(inOwnFinishes(assembly(...room.openWalls()))));
  if (room.shines) scene.add(...room.shines.map(shining));
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
    lighting,
    looks: [() => undefined],
    ...(screen ? { onLit: (rig: LightRig) => screenTheSun(screen, rig) } : {}),
  };
}

function furnished(thing: Furnishing): Group {
  const group = groupOf(thing);
  group.position.copy(inMetres(thing.at));
  group.rotation.set(-(thing.lean ?? 0), thing.turn ?? 0, thing.roll ?? 0, 'YXZ');
  return group;
}

function groupOf(thing: Furnishing): Group {
  if ('parts' in thing) return inOwnFinishes(assembly(...thing.parts()));
  const model = 'sku' in thing ? models.find(({ sku }) => sku === thing.sku)! : null;
  const group = merged(build('sku' in thing ? model!.piece : thing.piece));
  dress(group, 'sku' in thing ? { ...model!.colours[thing.colour]!, ...thing.instead } : thing.finishes);
  if ('sku' in thing && thing.hungBy !== undefined) hang(group, thing.hungBy);
  return group;
}

/** A bulb. It stands inside a shade, which shapes its light; its own glass must not keep that in. */
function shining({ at, strength, colour = '#ffc68a' }: Shine): PointLight {
  const light = new PointLight(colour, strength, 0, 2);
  light.position.copy(inMetres(at));
  light.castShadow = true;
  light.shadow.mapSize.set(BULB_TEXELS, BULB_TEXELS);
  light.shadow.camera.near = BULB_METRES;
  light.shadow.camera.far = 8;
  light.shadow.radius = 4;
  light.shadow.bias = -0.002;
  light.shadow.normalBias = 0.02;
  return light;
}

function lettingLightIn(walls: Group): Group {
  for (const child of walls.children) child.castShadow = false;
  return walls;
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
