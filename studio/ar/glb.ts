import { Group, Mesh } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import type { Model } from '../models/model.ts';
import { nodeName, withVariants } from './glb-variants.ts';
import { lightEnough } from './light-enough.ts';
import { phoneMaterial } from './phone-material.ts';
import { quantizedParts } from './quantized.ts';

const WEIGHT = { bytes: 500_000, bytesMax: 500_000, levels: [0.45, 0.36, 0.28, 0.2] };

/** A product in its true size with all its colours, as one file. */
export function glbOf(model: Model): Promise<ArrayBuffer> {
  return lightEnough(model, WEIGHT, (piece) => glbFrom(piece, model.colours));
}

async function glbFrom(piece: Group, colours: Model['colours']): Promise<ArrayBuffer> {
  const names = Object.keys(colours);
  const group = new Group();
  for (const part of quantizedParts(piece)) {
    for (const name of names) {
      const mesh = new Mesh(part.geometry, phoneMaterial(colours[name]![part.name]!));
      mesh.scale.copy(part.scale);
      mesh.name = nodeName(part.name, name);
      group.add(mesh);
    }
  }
  const glb = await new GLTFExporter().parseAsync(group, { binary: true });
  return withVariants(glb as ArrayBuffer, names);
}
