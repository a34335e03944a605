import { type Tone, tones } from '#config/tones.ts';

type Rgb = readonly [number, number, number];

const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The tone that is most like a colour (`#rrggbb`), as eyes weigh red, green and blue. */
export function nearestTone(colour: string): Tone {
  const [red, green, blue] = rgbOf(colour);
  const far = (tone: Tone): number => {
    const [r, g, b] = rgbOf(tones[tone]);
    return 3 * (red - r) ** 2 + 4 * (green - g) ** 2 + 2 * (blue - b) ** 2;
  };
  return (Object.keys(tones) as Tone[]).reduce((best, tone) => (far(tone) < far(best) ? tone : best));
}
