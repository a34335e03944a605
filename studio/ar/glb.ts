import { Group, Mesh } from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { build } from '../families/families.ts';
import { detail } from '../geometry/detail.ts';
import { merged } from '../geometry/merged.ts';
import type { Model } from '../models/model.ts';
import { nodeName, withVariants } from './glb-variants.ts';
import { phoneMaterial } from './phone-material.ts';
import { quantizedParts } from './quantized.ts';

/** Detail of a model that a phone loads, unless it would be too heavy. */
const LEVELS = [0.45, 0.36, 0.28, 0.2] as const;
const BYTES_MAX = 500_000;

/** A product in its true size with all its colours, as one file. */
export async function glbOf(model: Model): Promise<ArrayBuffer> {
  for (const level of LEVELS) {
    const glb = await glbAt(model, level);
    if (glb.byteLength <= BYTES_MAX) return glb;
  }
  throw new Error(`${model.sku} stays above ${BYTES_MAX} bytes`);
}

async function glbAt({ piece, colours }: Model, level: number): Promise<ArrayBuffer> {
  detail.level = level;
  const parts = quantizedParts(merged(build(piece)));
  detail.level = 1;
  const names = Object.keys(colours);
  const group = new Group();
  for (const part of parts) {
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
