// A browser test that fails is tried once more, alone and after all others: what passes then was flaky. A few of those are
// told and let pass; more are a failure, as a shop that fails now and then is broken.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** So many may be flaky in one run. */
export const FLAKY_MAX = 3;

/** With more failures than this something is broken, and trying each again would only take long. */
export const SECOND_TRIES_MAX = 12;

/** The report that a run of Playwright wrote; empty when it did not get that far. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** The tests of a report that failed: where they are, what they are called, and what was wrong. */
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

/** Which failures of the first run passed in the second; what did not run there did not pass. */
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

/** How many tests of a run count as passed and failed; what was left out, or could not start, is a failure. */
export function countsOf({ stats = {} }, status) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failed = unexpected + flaky + skipped;
  return [expected, failed === 0 && status !== 0 ? 1 : failed];
}
