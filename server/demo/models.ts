import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoFolder } from '../environment.ts';

/** The field `model_glb`; nothing where the studio made no model. */
export function modelField(sku: string, folder = demoFolder()): { model_glb?: string } {
  const file = `models/${sku}.glb`;
  return existsSync(join(folder, file)) ? { model_glb: `/${file}` } : {};
}
