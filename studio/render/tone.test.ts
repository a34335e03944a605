import { expect, test } from 'vitest';
import { toned, untoned } from './tone.ts';

test('tone mapping keeps middle tones apart and brings bright light below white', () => {
  expect(toned([0.3, 0.3, 0.3])[0]).toBeCloseTo(0.26, 5);
  const bright = toned([8, 6, 4]);
  expect(Math.max(...bright)).toBeLessThan(1);
  expect(bright[0]).toBeGreaterThan(bright[2]);
});

test('the light for a colour of paper comes out as that colour', () => {
  const paper = [0.921, 0.905, 0.871] as const;
  const shown = toned(untoned(paper));
  // A 16-bit picture would show less than half a step.
  for (const [channel, value] of paper.entries()) expect(Math.abs(shown[channel]! - value)).toBeLessThan(1 / 65_536);
});
