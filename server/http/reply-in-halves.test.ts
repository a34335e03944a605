import { afterEach, expect, test } from 'vitest';
import { inHalves } from './reply-in-halves.ts';

afterEach(() => {
  delete process.env['FAILPOINT'];
});

const answer = (): Response => new Response('0123456789', { status: 201, headers: { 'x-kind': 'test' } });

test('an answer is left alone unless a test asks for this failpoint', () => {
  const response = answer();
  expect(inHalves(response)).toBe(response);
});

test('the first half leaves before anything happens, then the answer breaks', async () => {
  process.env['FAILPOINT'] = 'mid-reply:1:throw';
  const response = inHalves(answer());
  expect([response.status, response.headers.get('x-kind')]).toEqual([201, 'test']);
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('01234');
  await expect(reader.read()).rejects.toThrow('failpoint mid-reply');
});

test('an answer that the failpoint does not count arrives whole', async () => {
  process.env['FAILPOINT'] = 'mid-reply:99:throw';
  expect(await inHalves(answer()).text()).toBe('0123456789');
});
