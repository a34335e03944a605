import { Box3, type Group, Mesh, type PerspectiveCamera, Vector3 } from 'three';

const LAYERS = 24;
const ANGLES = 24;
const ROUNDS = 40;

/**
 * A camera that looks from where another one looks, but sees the whole of a piece however it is turned round the upright
 * axis, as large as it may be.
 */
export function cameraRound(piece: Group, seen: PerspectiveCamera, fill: number): PerspectiveCamera {
  const camera = seen.clone();
  const towards = camera.getWorldDirection(new Vector3()).negate();
  const rings = ringsOf(piece);
  const halfLens = Math.tan((camera.fov * Math.PI) / 360);
  const middle = new Box3().setFromPoints(rings).getCenter(new Vector3());
  let distance = 3;
  for (let round = 0; round < ROUNDS; round++) {
    camera.position.copy(middle).addScaledVector(towards, distance);
    camera.lookAt(middle);
    camera.updateMatrixWorld(true);
    const shown = new Box3().setFromPoints(rings.map((point) => point.clone().project(camera)));
    const half = shown.getSize(new Vector3()).multiplyScalar(0.5);
    // What turns is as wide to the left as to the right; only the height has to be found.
    middle.y += shown.getCenter(new Vector3()).y * distance * halfLens * 0.8;
    distance *= Math.min(1.5, Math.max(0.7, Math.max(half.x, half.y) / fill));
  }
  return camera;
}

/** Where the outermost points of each layer get to in a whole turn. */
function ringsOf(piece: Group): Vector3[] {
  const box = new Box3().setFromObject(piece, true);
  const layerHeight = (box.max.y - box.min.y) / LAYERS;
  const reaches = Array.from({ length: LAYERS }, () => 0);
  const point = new Vector3();
  piece.updateMatrixWorld(true);
  for (const child of piece.children) {
    if (!(child instanceof Mesh)) continue;
    const places = (child as Mesh).geometry.getAttribute('position');
    for (let index = 0; index < places.count; index++) {
      point.fromBufferAttribute(places, index).applyMatrix4(child.matrixWorld);
      const layer = Math.min(LAYERS - 1, Math.floor((point.y - box.min.y) / layerHeight));
      reaches[layer] = Math.max(reaches[layer]!, Math.hypot(point.x, point.z));
    }
  }
  return reaches.flatMap((reach, layer) =>
    [layer, layer + 1].flatMap((edge) => ring(reach, box.min.y + edge * layerHeight)),
  );
}

function ring(reach: number, height: number): Vector3[] {
  return Array.from({ length: ANGLES }, (_, index) => {
    const angle = (index / ANGLES) * Math.PI * 2;
    return new Vector3(Math.sin(angle) * reach, height, Math.cos(angle) * reach);
  });
}
