// A browser test that fails is repeated alone, after all others; if it passes then, it was flaky. A few flaky tests are
// reported and accepted; more count as a failure, because a shop that fails now and then is broken.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests may be flaky in one run. */
export const FLAKY_MAX = 3;

/** With more failures than this something is broken, and repeating each test would only take long. */
export const SECOND_TRIES_MAX = 12;

/** The report of a Playwright run; empty when the run did not get that far. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** The tests of a report that failed: place, title and error. */
export function failuresIn(report) {
  const failuresOf = ({ suites = [], specs = [] }, path) => [
    ...specs.filter(({ ok }) => !ok).map((spec) => failureOf(spec, path)),
    ...suites.flatMap((suite) => failuresOf(suite, [...path, suite.title])),
  ];
  return failuresOf(report, []);
}

function failureOf({ id, title, line, tests }, path) {
  const [file = ''] = path;
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return {
    id,
    title: [`${file}:${line}`, ...path.slice(1), title].join(' › '),
    error: stripVTControlCharacters(errors[0] ?? ''),
  };
}

/** Failures of the first run that passed in the second; a test that did not run again did not pass. */
export function flakyAmong(failures, second) {
  const passed = new Set(passedIn(second));
  return failures.filter(({ id }) => passed.has(id));
}

/** Ids of the tests that ran and passed. */
function passedIn({ specs = [], suites = [] }) {
  const isPassed = ({ ok, tests }) =>
    ok && tests.some(({ results }) => results.some(({ status }) => status === 'passed'));
  return [...specs.filter(isPassed).map(({ id }) => id), ...suites.flatMap(passedIn)];
}

/** How many tests of a run passed and failed; skipped tests and a run that could not start count as failures. */
export function countsOf({ stats = {} }, status) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failed = unexpected + flaky + skipped;
  return [expected, failed === 0 && status !== 0 ? 1 : failed];
}
