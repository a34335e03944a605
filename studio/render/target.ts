import { type FloatType, HalfFloatType, NearestFilter, WebGLRenderTarget } from 'three';

/**
 * Width and height of a pass, as a part of the picture's. Every pass falls between the pixels of the others, so together
 * they know more than one of them; four times as many fit into the same time.
 */
const PASS_SCALE = 0.5;

/** What one pass of a picture is drawn on. */
export function newFrame(width: number, height: number): WebGLRenderTarget {
  return newTarget(Math.round(width * PASS_SCALE), Math.round(height * PASS_SCALE), HalfFloatType);
}

/** A place for pixels in linear light. */
export function newTarget(
  width: number,
  height: number,
  type: typeof FloatType | typeof HalfFloatType,
): WebGLRenderTarget {
  return new WebGLRenderTarget(width, height, {
    type,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: type === HalfFloatType,
  });
}
