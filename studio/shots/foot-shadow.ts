import { type Group, Box3, DataTexture, Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';

const TEXELS = 64;
/** How far the darkness reaches beyond the foot, as a part of its width, and how dark it is where the foot ends. */
const REACH = 0.9;
const DARKNESS = 0.5;
/** What counts as the foot, in metres above the floor. */
const FOOT_HEIGHT = 0.05;

/** The darkness around a flat foot, which is too thin for the lights to throw a shadow that anybody sees. */
export function footShadow(piece: Group): Mesh {
  const foot = footOf(piece);
  const size = foot.getSize(new Vector3()).multiplyScalar(1 + REACH);
  const middle = foot.getCenter(new Vector3());
  const material = new MeshBasicMaterial({
    color: '#000000',
    alphaMap: darkness(),
    transparent: true,
    depthWrite: false,
  });
  const shadow = new Mesh(new PlaneGeometry(size.x, size.z), material);
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.set(middle.x, 0.002, middle.z);
  return shadow;
}

/** All that is nearly on the floor. */
function footOf(piece: Group): Box3 {
  const foot = new Box3();
  const point = new Vector3();
  piece.updateWorldMatrix(true, true);
  piece.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const corners = part.geometry.getAttribute('position');
    for (let index = 0; index < corners.count; index++) {
      part.localToWorld(point.fromBufferAttribute(corners, index));
      if (point.y < FOOT_HEIGHT) foot.expandByPoint(point);
    }
  });
  return foot;
}

/** Dark in the middle and up to where the foot ends, nothing at the edge. Three reads the green channel. */
function darkness(): DataTexture {
  const texels = new Uint8Array(TEXELS * TEXELS * 4);
  for (let index = 0; index < TEXELS * TEXELS; index++) {
    const x = ((index % TEXELS) + 0.5) / TEXELS - 0.5;
    const y = (Math.floor(index / TEXELS) + 0.5) / TEXELS - 0.5;
    const out = (Math.hypot(x, y) * 2 * (1 + REACH) - 1) / REACH;
    const left = Math.min(1, Math.max(0, 1 - out));
    texels[index * 4 + 1] = Math.round(255 * DARKNESS * left * left);
  }
  const texture = new DataTexture(texels, TEXELS, TEXELS);
  texture.needsUpdate = true;
  return texture;
}
