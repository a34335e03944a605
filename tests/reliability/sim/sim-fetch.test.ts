import { expect, test } from 'vitest';
import { SimRequest, SimResponse } from './sim-fetch.ts';

const platform = { Request, Response };
const simulated = {
  Request: SimRequest as unknown as typeof Request,
  Response: SimResponse as unknown as typeof Response,
};

type Classes = typeof platform;
type Read = (classes: Classes) => () => Promise<unknown>;

const text: Read = ({ Response: Answer }) => {
  const answer = new Answer('{"a":1}');
  return () => answer.text();
};
const json: Read = ({ Response: Answer }) => {
  const answer = new Answer('{"a":1}');
  return () => answer.json();
};
const noJson: Read = ({ Response: Answer }) => {
  const answer = new Answer('<html>');
  return () => answer.json();
};
const nothing: Read = ({ Response: Answer }) => {
  const answer = new Answer(null);
  return () => answer.text();
};
const sent: Read = ({ Request: Asked }) => {
  const asked = new Asked('http://shop.test/', { method: 'POST', body: 'abc' });
  return () => asked.text();
};

/** What is read, and how many turns later it comes. */
async function readAfter(pause: number, read: () => Promise<unknown>): Promise<readonly [unknown, number]> {
  for (let left = pause; left > 0; left--) await Promise.resolve();
  let found: unknown;
  read().then(
    (value) => (found = value),
    (error: unknown) => (found = (error as Error).name),
  );
  let turns = 0;
  for (; found === undefined; turns++) await Promise.resolve();
  return [found, turns];
}

test.each([
  ['a text', text],
  ['JSON', json],
  ['what is no JSON', noJson],
  ['nothing', nothing],
  ['what is sent', sent],
])('a scenario reads %s as late as Node does', async (_what, read) => {
  for (const pause of [0, 1, 5])
    expect(await readAfter(pause, read(simulated))).toEqual(await readAfter(pause, read(platform)));
});
