import { Color, DoubleSide, type Material, MeshPhysicalMaterial, MeshStandardMaterial, Vector2 } from 'three';
import { type ClothName, clothTextures } from './cloth.ts';
import { type Finish, metals } from './finish.ts';
import { plasterTextures, ropeTextures, stoneTextures } from './mineral.ts';
import { type WoodName, woodTextures } from './wood.ts';

const madeTextures = new Map<string, ReturnType<typeof woodTextures>>();
const madeMaterials = new Map<Finish, Material>();

/** The material of a finish. Each is made once; textures are shared by all colours of a cloth. */
export function materialOf(finish: Finish): Material {
  const made = madeMaterials.get(finish) ?? newMaterial(finish);
  made.name = finish;
  madeMaterials.set(finish, made);
  return made;
}

function once(key: string, make: () => ReturnType<typeof woodTextures>): ReturnType<typeof woodTextures> {
  const textures = madeTextures.get(key) ?? make();
  madeTextures.set(key, textures);
  return textures;
}

const both = (amount: number): Vector2 => new Vector2(amount, amount);

function newMaterial(finish: Finish): Material {
  const [kind = '', value = ''] = finish.split(':');
  switch (kind) {
    case 'wood':
      return new MeshStandardMaterial({
        ...once(finish, () => woodTextures(value as WoodName)),
        roughness: value === 'blackOak' ? 0.5 : 0.56,
        normalScale: both(0.5),
      });
    case 'metal':
      return new MeshStandardMaterial(metals[value as keyof typeof metals]);
    case 'lacquer':
      return new MeshPhysicalMaterial({ color: value, roughness: 0.5, clearcoat: 0.15, clearcoatRoughness: 0.4 });
    case 'rope':
      return new MeshStandardMaterial({ ...once(kind, ropeTextures), color: value, roughness: 0.9 });
    case 'paint':
      return new MeshStandardMaterial({
        ...once(kind, plasterTextures),
        color: value,
        roughness: 0.93,
        normalScale: both(0.1),
      });
    case 'stone':
      return new MeshStandardMaterial({ ...once(kind, stoneTextures), color: value, roughness: 0.6 });
    case 'ceramic':
      return new MeshPhysicalMaterial({
        ...once('stone', stoneTextures),
        map: null,
        normalScale: both(0.15),
        color: value,
        roughness: 0.55,
        clearcoat: 0.25,
        clearcoatRoughness: 0.45,
        side: DoubleSide,
      });
    case 'glow':
      return new MeshStandardMaterial({ color: value, emissive: value, emissiveIntensity: 1.1, side: DoubleSide });
    case 'opal':
      return opal(value);
    case 'glass':
      return glass(value);
    case 'mirror':
      return new MeshStandardMaterial({ color: '#e6e9e8', metalness: 1, roughness: 0.22, envMapIntensity: 2.4 });
    case 'leaf':
      return new MeshStandardMaterial({ color: value, roughness: 0.6, side: DoubleSide });
    case 'matt':
      return new MeshStandardMaterial({ color: value, roughness: 0.85, side: DoubleSide });
    default:
      return clothMaterial(kind as ClothName, new Color(value));
  }
}

/**
 * Lit from within. At its edge one looks along the glass and not into it, which is darker: a globe that shines in front
 * of white would have no edge.
 */
function opal(color: string): Material {
  const material = new MeshPhysicalMaterial({
    // What comes from within hides most of the shade that falls on a globe.
    color: new Color(color).multiplyScalar(0.3),
    roughness: 0.4,
    emissive: '#fff3e0',
    emissiveIntensity: 0.78,
    clearcoat: 0.7,
    clearcoatRoughness: 0.24,
    side: DoubleSide,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <emissivemap_fragment>', litFromWithin);
  };
  return material;
}

const litFromWithin = /* glsl */ `
  float facing = abs(dot(normal, normalize(vViewPosition)));
  totalEmissiveRadiance *= mix(vec3(0.38, 0.3, 0.2), vec3(1.0), smoothstep(0.0, 0.95, facing));
`;

function glass(color: string): Material {
  return new MeshPhysicalMaterial({
    color,
    // Each pass has a light of its own: in a smoother glass each would be a speck.
    roughness: 0.18,
    transparent: true,
    opacity: 0.62,
    depthWrite: false,
    clearcoat: 1,
    clearcoatRoughness: 0.22,
    side: DoubleSide,
  });
}

function clothMaterial(name: ClothName, color: Color): Material {
  const textures = once(name, () => clothTextures(name));
  if (name === 'leather') {
    return new MeshPhysicalMaterial({
      ...textures,
      color,
      roughness: 0.62,
      specularIntensity: 0.7,
      normalScale: both(0.5),
    });
  }
  const isVelvet = name === 'velvet';
  return new MeshPhysicalMaterial({
    ...textures,
    color,
    roughness: 0.95,
    sheen: isVelvet ? 0.9 : 0.3,
    sheenRoughness: isVelvet ? 0.35 : 0.65,
    sheenColor: color.clone().lerp(new Color('#ffffff'), 0.4),
    normalScale: both(name === 'boucle' ? 1.2 : 0.9),
    side: DoubleSide,
  });
}
