import type { Vector3 } from 'three';

/** How a scene is lit; lengths in metres. */
export interface Lighting {
  /** What the shadows are sharpest around, and how far they reach from there. */
  readonly focus: Vector3;
  readonly reach: number;
  readonly key: {
    readonly direction: readonly [number, number, number];
    readonly strength: number;
    readonly colour: string;
    /** How wide the lamp is, as a part of its distance. */
    readonly softness: number;
    /** Radius in shadow texels over which one pass blurs; it joins the shadows of the passes. */
    readonly blur: number;
  };
  readonly sky: {
    readonly strength: number;
    readonly colour: string;
    readonly horizon: string;
    /** Lights a pass. */
    readonly lights: number;
    /** Brighter towards whoever looks. */
    readonly fromFront: number;
  };
  /** Light that comes from everywhere and throws no shadow. */
  readonly fill: number;
  readonly exposure: number;
  readonly vignette: number;
  readonly shadowTexels: number;
}

/**
 * A white studio: one large softbox from the left, a bright room around. For a piece that carries something high up on
 * one foot it hangs overhead, or the shadow would lie beside the piece as if something else threw it.
 */
export function studioLight(focus: Vector3, reach: number, isOverhead: boolean): Lighting {
  const lamp = isOverhead
    ? ({ direction: [-0.16, 1, 0.2], softness: 0.4 } as const)
    : ({ direction: [-0.6, 1, 0.62], softness: 0.32 } as const);
  return {
    focus,
    reach,
    key: { ...lamp, strength: 2, colour: '#fffaf3', blur: 20 },
    sky: { strength: 1.12, colour: '#fdfcfb', horizon: '#fff5e8', lights: 4, fromFront: 0.35 },
    fill: 0.65,
    exposure: 1,
    vignette: 0,
    shadowTexels: 1024,
  };
}
