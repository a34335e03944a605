import type { Rgb } from '../finishes/texture.ts';

const START = 0.8 - 0.04;
const DESATURATION = 0.15;
const BRIGHTEST = 0.998;

/** Khronos PBR Neutral tone mapping, as the last pass of a picture does it. */
export function toned(light: Rgb): Rgb {
  const least = Math.min(...light);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const lifted = light.map((value) => value - offset);
  const peak = Math.max(...lifted);
  if (peak < START) return [lifted[0]!, lifted[1]!, lifted[2]!];
  const room = 1 - START;
  const newPeak = 1 - (room * room) / (peak + room - START);
  const white = 1 - 1 / (DESATURATION * (peak - newPeak) + 1);
  const [red = 0, green = 0, blue = 0] = lifted.map(
    (value) => ((value * newPeak) / peak) * (1 - white) + newPeak * white,
  );
  return [red, green, blue];
}

/** The light that {@link toned} turns into the wanted colour; white would take endless light. */
export function untoned(wanted: Rgb): Rgb {
  const newPeak = Math.min(BRIGHTEST, Math.max(...wanted));
  const lifted = newPeak < START ? wanted : unpeaked(wanted, newPeak);
  const least = Math.max(0, Math.min(...lifted));
  const offset = least < 0.04 ? Math.sqrt(least / 6.25) - least : 0.04;
  return [lifted[0] + offset, lifted[1] + offset, lifted[2] + offset];
}

function unpeaked(wanted: Rgb, newPeak: number): Rgb {
  const room = 1 - START;
  const peak = (room * room) / (1 - newPeak) - room + START;
  const white = 1 - 1 / (DESATURATION * (peak - newPeak) + 1);
  const [red = 0, green = 0, blue = 0] = wanted.map(
    (value) => (((value - newPeak * white) / (1 - white)) * peak) / newPeak,
  );
  return [red, green, blue];
}

/** The same as {@link toned}, with exposure, average of the passes, the encoding of a screen and paper at the edges. */
export const toneShader = /* glsl */ `
  uniform sampler2D sum;
  uniform float passes, exposure, vignette, fade;
  uniform vec3 paper;
  in vec2 place;
  out vec4 colour;
  vec3 toned(vec3 c) {
    float least = min(c.r, min(c.g, c.b));
    c -= least < 0.08 ? least - 6.25 * least * least : 0.04;
    float peak = max(c.r, max(c.g, c.b));
    if (peak < 0.76) return c;
    float newPeak = 1.0 - 0.0576 / (peak + 0.24 - 0.76);
    c *= newPeak / peak;
    return mix(vec3(newPeak), c, 1.0 / (0.15 * (peak - newPeak) + 1.0));
  }
  // Half a step of noise keeps soft shadows from falling into bands.
  float grain(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))) - 0.5; }
  void main() {
    vec3 c = toned(texture(sum, place).rgb / passes * exposure);
    c = mix(12.92 * c, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
    vec2 off = place - 0.5;
    c *= 1.0 - vignette * dot(off, off);
    // Shadows end before the picture does, but what hangs comes in from above.
    float inside = min(min(place.x, 1.0 - place.x), place.y);
    if (fade > 0.0) c = mix(paper, c, smoothstep(0.0, fade, inside));
    colour = vec4(c + grain(gl_FragCoord.xy) / 255.0, 1.0);
  }
`;
