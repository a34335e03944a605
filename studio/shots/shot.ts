import { Box3, type Group, Scene, Vector3 } from 'three';
import type { Piece } from '../families/families.ts';
import type { Model } from '../models/model.ts';
import { studioLight } from '../render/lighting.ts';
import type { Motif } from '../render/photographer.ts';
import { cameraAround, type View } from './camera.ts';
import { footShadow } from './foot-shadow.ts';

/** Pictures of a piece on paper. */
export type ShotName = 'hero' | 'angle' | 'detail';

/** The tile that product pictures stand on. */
export const PAPER = '#f6f4f0';

const LENS = 22;
const CORD_SHOWN = 0.3;

const usual: Readonly<Record<'hero' | 'angle', View>> = {
  hero: { yaw: 0.5, pitch: 0.22, fill: 0.84, lens: LENS },
  angle: { yaw: -0.92, pitch: 0.3, fill: 0.84, lens: LENS },
};

/** Families that want to be looked at from elsewhere. */
const views: Readonly<Partial<Record<Piece['family'], Partial<typeof usual>>>> = {
  sofa: {
    hero: { yaw: 0.42, pitch: 0.2, fill: 0.88, lens: LENS },
    angle: { yaw: 0, pitch: 0.13, fill: 0.86, lens: LENS },
  },
  chair: { angle: { yaw: 2.6, pitch: 0.24, fill: 0.82, lens: LENS } },
  armchair: { angle: { yaw: 1.45, pitch: 0.14, fill: 0.8, lens: LENS } },
  ropeSeat: { angle: { yaw: 2.5, pitch: 0.24, fill: 0.82, lens: LENS } },
  cabinet: {
    hero: { yaw: 0.45, pitch: 0.14, fill: 0.86, lens: LENS },
    angle: { yaw: 0, pitch: 0.08, fill: 0.84, lens: LENS },
  },
  shelf: {
    hero: { yaw: 0.45, pitch: 0.1, fill: 0.86, lens: LENS },
    angle: { yaw: -0.3, pitch: 0.1, fill: 0.84, lens: LENS },
  },
  bed: {
    hero: { yaw: 0.58, pitch: 0.3, fill: 0.88, lens: LENS },
    angle: { yaw: 0, pitch: 0.3, fill: 0.8, lens: LENS },
  },
  mattress: { hero: { yaw: 0.6, pitch: 0.34, fill: 0.86, lens: LENS } },
  rug: {
    hero: { yaw: 0, pitch: 0.95, fill: 0.88, lens: LENS },
    angle: { yaw: 0.5, pitch: 0.42, fill: 0.88, lens: LENS },
  },
  mirror: {
    hero: { yaw: 0.42, pitch: 0.06, fill: 0.84, lens: LENS },
    angle: { yaw: -0.7, pitch: 0.08, fill: 0.84, lens: LENS },
  },
  parasol: {
    hero: { yaw: 0.2, pitch: 0.1, fill: 0.86, lens: LENS },
    angle: { yaw: 0.3, pitch: 0.42, fill: 0.84, lens: LENS },
  },
  cushion: {
    hero: { yaw: 0.3, pitch: 0.06, fill: 0.74, lens: LENS },
    angle: { yaw: -0.8, pitch: 0.2, fill: 0.74, lens: LENS },
  },
  vase: { hero: { yaw: 0, pitch: 0.14, fill: 0.7, lens: LENS }, angle: { yaw: 0, pitch: 0.6, fill: 0.7, lens: LENS } },
  lamp: {
    hero: { yaw: 0.3, pitch: 0.08, fill: 0.86, lens: LENS },
    angle: { yaw: -0.6, pitch: 0.22, fill: 0.84, lens: LENS },
  },
};

/** The shots that a model gets. */
export function shotsOf({ closeup }: Model): readonly ShotName[] {
  return closeup ? ['hero', 'angle', 'detail'] : ['hero', 'angle'];
}

/** A piece in metres, and what gives it its colours. */
interface Subject {
  readonly piece: Group;
  readonly looks: Motif['looks'];
}

/** Sets a piece up for a shot. */
export function studioShot(model: Model, shot: ShotName, subject: Subject, aspect: number): Motif {
  const { piece, looks } = subject;
  const scene = new Scene();
  scene.add(piece);
  const box = new Box3().setFromObject(piece, true);
  const size = box.getSize(new Vector3());
  const isHanging = model.piece.family === 'lamp' && model.piece.kind === 'pendant';
  const seen = box.clone();
  if (isHanging) seen.max.y = Math.min(seen.max.y, seen.min.y + size.x + CORD_SHOWN);
  const isOnPole = isOnOneFoot(model.piece);
  if (isOnPole) scene.add(footShadow(piece));
  return {
    scene,
    camera: shot === 'detail' ? closeupCamera(model, box, aspect) : cameraAround(seen, viewOf(model, shot), aspect),
    lighting: studioLight(box.getCenter(new Vector3()), Math.max(0.45, size.length() * 0.62), isOnPole),
    paper: PAPER,
    hasFloor: !isHanging,
    piece,
    isWhole: shot !== 'detail',
    looks,
  };
}

/** Whether nothing but a pole is between the floor and what throws the shadow. */
function isOnOneFoot(piece: Piece): boolean {
  if (piece.family === 'parasol') return true;
  if (piece.family === 'table') return piece.legs === 'tripod';
  return piece.family === 'lamp' && piece.kind !== 'pendant' && piece.kind !== 'table';
}

function viewOf({ piece, isSeenFromLeft }: Model, shot: 'hero' | 'angle'): View {
  const view = views[piece.family]?.[shot] ?? usual[shot];
  return isSeenFromLeft ? { ...view, yaw: -view.yaw, pitch: view.pitch + 0.08 } : view;
}

function closeupCamera({ closeup }: Model, box: Box3, aspect: number) {
  const { at, part, yaw = 0.62, pitch = 0.3 } = closeup!;
  const half = box.getSize(new Vector3()).multiplyScalar(0.5);
  const middle = new Vector3(...at).multiply(half).add(box.getCenter(new Vector3()));
  const reach = (Math.max(half.x, half.y, half.z) * part) / 1.4;
  const around = new Box3().setFromCenterAndSize(middle, new Vector3(2, 2, 2).multiplyScalar(reach));
  return cameraAround(around, { yaw, pitch, fill: 1.15, lens: LENS }, aspect);
}
