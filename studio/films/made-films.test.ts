import { BufferSource, Input, WEBM } from 'mediabunny';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { turn } from './turning-film.ts';
import { turned } from './turned.ts';

const folder = 'demo/films';
const names = existsSync(folder) ? readdirSync(folder) : [];

test('no other films lie about than of what turns', () => {
  expect(names.filter((name) => !turned.some(({ sku }) => name === `${sku}.webm`))).toEqual([]);
});

test.each(names)('%s is a whole turn in a format that browsers play, and light enough for a page', async (name) => {
  const bytes = readFileSync(`${folder}/${name}`);
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM] });
  const track = await input.getPrimaryVideoTrack();
  const { width, height, framesPerSecond } = turn.film;
  expect(await track!.getCodec()).toBe('vp9');
  expect([await track!.getDisplayWidth(), await track!.getDisplayHeight()]).toEqual([width, height]);
  expect((await track!.computePacketStats()).packetCount).toBe(turn.frames);
  expect(await input.computeDuration()).toBeCloseTo(turn.frames / framesPerSecond, 2);
});
