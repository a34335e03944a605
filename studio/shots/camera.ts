import { Box3, PerspectiveCamera, Vector3 } from 'three';

/** From where a piece is looked at: radians to the right and upwards. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  /** Part of the picture that the piece fills. */
  readonly fill: number;
  /** Vertical angle of view in degrees. */
  readonly lens: number;
}

/** A camera that sees the whole of a box, as large as it may be, from a view. */
export function cameraAround(box: Box3, { yaw, pitch, fill, lens }: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(lens, aspect, 0.05, 60);
  const middle = box.getCenter(new Vector3());
  const towards = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));
  const corners = cornersOf(box);
  const shift = new Vector3();
  let distance = 3;
  for (let round = 0; round < 40; round++) {
    camera.position.copy(middle).add(shift).addScaledVector(towards, distance);
    camera.lookAt(middle.clone().add(shift));
    camera.updateMatrixWorld(true);
    const seen = new Box3().setFromPoints(corners.map((corner) => corner.clone().project(camera)));
    const half = seen.getSize(new Vector3()).multiplyScalar(0.5);
    const off = seen.getCenter(new Vector3());
    distance *= Math.min(1.5, Math.max(0.7, Math.max(half.x, half.y) / fill));
    const halfHeight = distance * Math.tan((lens * Math.PI) / 360);
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    shift.addScaledVector(right, off.x * halfHeight * aspect * 0.8).addScaledVector(up, off.y * halfHeight * 0.8);
  }
  return camera;
}

function cornersOf({ min, max }: Box3): Vector3[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map(
    (corner) =>
      new Vector3(
        (corner & 1) === 0 ? min.x : max.x,
        (corner & 2) === 0 ? min.y : max.y,
        (corner & 4) === 0 ? min.z : max.z,
      ),
  );
}
