import { expect, test } from 'vitest';
import { languages } from '#config/languages.ts';
import { messages } from '#schemas/messages.ts';
import type { CatalogueWriters } from '#worker/replication/catalogue-writers.ts';
import { catalogueTiers } from '#worker/replication/pulls.ts';
import { isTestCode, sourceFiles } from './support/sources.ts';
import { patternOf, possibleKeysOf, textCallsOf, textsOf } from './support/text-keys.ts';

const texts = new Map(languages.map((language) => [language, textsOf(language)]));
const english = texts.get('en')!;
const views = sourceFiles(['.ts', '.tsx']).filter(
  ({ path }) => /^(?:src|server\/render)\//.test(path) && !isTestCode(path),
);

/** Names of values in a text: `{{count}}`. */
const valuesIn = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort();

test.each(languages)('%s has the texts of all languages, each with the same values', (language) => {
  const own = texts.get(language)!;
  expect([...own.keys()]).toEqual([...english.keys()]);
  const odd = [...own].filter(([key, text]) => valuesIn(text).join() !== valuesIn(english.get(key)!).join());
  expect(odd).toEqual([]);
  expect([...own].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('every text that a view asks for exists', () => {
  const calls = views.flatMap(textCallsOf);
  expect(calls.length).toBeGreaterThan(150);
  const keys = [...english.keys()];
  const missing = calls.filter(({ patterns }) => !keys.some((key) => patterns.some((pattern) => pattern.test(key))));
  expect(missing.map(({ from, asked }) => `${from}: ${asked}`)).toEqual([]);
});

test('every text is asked for somewhere', () => {
  const asked = [...new Set(views.flatMap(possibleKeysOf))].map(patternOf);
  const unused = [...english.keys()].filter((key) => !asked.some((pattern) => pattern.test(key)));
  // The texts of messages are named by the message table.
  expect(unused.filter((key) => !(key.replace(/^(?:errors|log):/, '') in messages))).toEqual([]);
});

test('everything that is pulled has a name that shoppers understand', () => {
  const pulls = catalogueTiers({} as CatalogueWriters).flat();
  expect(pulls.filter(({ name }) => !english.has(`sync:part.${name.replace('.', '_')}`))).toEqual([]);
});
