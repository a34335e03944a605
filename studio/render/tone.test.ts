import { expect, test } from 'vitest';
import { toned, untoned } from './tone.ts';

test('tone mapping keeps middle tones apart and brings bright light below white', () => {
  expect(toned([0.3, 0.3, 0.3])[0]).toBeCloseTo(0.26, 5);
  const bright = toned([8, 6, 4]);
  expect(Math.max(...bright)).toBeLessThan(1);
  expect(bright[0]).toBeGreaterThan(bright[2]);
});

test.each([
  ['paper', [0.921, 0.905, 0.871]],
  ['wood', [0.34, 0.2, 0.09]],
  ['dark metal', [0.02, 0.021, 0.024]],
  ['nothing', [0, 0, 0]],
] as const)('the light for a colour comes out as that colour: %s', (_what, colour) => {
  const shown = toned(untoned(colour));
  // A 16-bit picture would show less than half a step.
  for (const [channel, value] of colour.entries()) expect(Math.abs(shown[channel]! - value)).toBeLessThan(1 / 65_536);
});
