import { expect, test } from 'vitest';
import { type MessageCode, messages } from '#schemas/messages.ts';
import { isTestCode, sourceFiles } from './support/sources.ts';

/**
 * Sentences of the specification whose part of the shop is not built yet, by the topic that brings it. The list only
 * shrinks: who uses one takes it out of here.
 */
const notYetSaid: Readonly<Record<string, readonly MessageCode[]>> = {};

const shop = sourceFiles(['.ts', '.tsx'])
  .filter(({ path }) => /^(?:src|worker|sw)\//.test(path) && !isTestCode(path))
  .map(({ text }) => text)
  .join('\n');

const isSaid = (code: string): boolean => new RegExp(String.raw`['"\`]${code}['"\`]`).test(shop);

test('every message is said somewhere, or belongs to what is still to come', () => {
  const waiting = new Set<string>(Object.values(notYetSaid).flat());
  expect(Object.keys(messages).filter((code) => !isSaid(code) && !waiting.has(code))).toEqual([]);
});

test('no message that is said is listed as one to come', () => {
  expect(
    Object.values(notYetSaid)
      .flat()
      .filter((code) => isSaid(code)),
  ).toEqual([]);
});
