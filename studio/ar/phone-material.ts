import { CanvasTexture, type DataTexture, type Material, MeshStandardMaterial } from 'three';
import type { Finish } from '../finishes/finish.ts';
import { materialOf } from '../finishes/material.ts';

const TEXELS = 256;
const made = new Map<Finish, Material>();
const scaled = new Map<DataTexture, CanvasTexture>();

/** A finish as a phone draws it: textures of 256 texels. */
export function phoneMaterial(finish: Finish): Material {
  const known = made.get(finish);
  if (known) return known;
  const material = materialOf(finish).clone();
  if (material instanceof MeshStandardMaterial) {
    if (material.map) material.map = smallTexture(material.map as DataTexture);
    if (material.normalMap) material.normalMap = smallTexture(material.normalMap as DataTexture);
  }
  made.set(finish, material);
  return material;
}

function smallTexture(texture: DataTexture): CanvasTexture {
  const known = scaled.get(texture);
  if (known) return known;
  const { data, width, height } = texture.image;
  const whole = document.createElement('canvas');
  whole.width = width;
  whole.height = height;
  whole.getContext('2d')!.putImageData(new ImageData(Uint8ClampedArray.from(data!), width, height), 0, 0);
  const small = document.createElement('canvas');
  small.width = TEXELS;
  small.height = Math.round((TEXELS * height) / width);
  const context = small.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole, 0, 0, small.width, small.height);
  const copy = new CanvasTexture(small);
  copy.wrapS = texture.wrapS;
  copy.wrapT = texture.wrapT;
  copy.repeat.copy(texture.repeat);
  copy.colorSpace = texture.colorSpace;
  copy.flipY = false;
  copy.userData['mimeType'] = 'image/jpeg';
  scaled.set(texture, copy);
  return copy;
}
