import { ShaderChunk } from 'three';

/** Light from the surroundings throws no shadow, so only this part of it is let through. */
const AMBIENT = '0.22';

/** Two small changes to the shaders of three; a version that is written otherwise is noticed at once. */
export function adaptShaders(): void {
  // The edge of a shadow is noisy; other noise in every pass makes the sum smooth.
  replaceIn('shadowmap_pars_fragment', 'gl_FragCoord.xy ) * PI2', 'gl_FragCoord.xy ) * PI2 + shadowRadius * 97.0');
  replaceIn(
    'lights_fragment_maps',
    'iblIrradiance += getIBLIrradiance( geometryNormal )',
    `iblIrradiance += ${AMBIENT} * getIBLIrradiance( geometryNormal )`,
  );
}

function replaceIn(name: keyof typeof ShaderChunk, from: string, to: string): void {
  const chunks: Record<string, string> = ShaderChunk;
  const chunk = chunks[name]!;
  if (!chunk.includes(from)) throw new Error(`three writes ${name} otherwise now`);
  chunks[name] = chunk.replaceAll(from, to);
}
