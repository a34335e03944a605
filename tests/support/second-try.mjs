// A test that fails is repeated alone, after all others; if it passes then, it was flaky. A few flaky tests are reported and
// accepted; more count as a failure, because a shop that fails now and then is broken. Reports are those of Playwright or Vitest.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many tests may be flaky in one run. */
export const FLAKY_MAX = 3;

/** With more failures than this something is broken, and repeating each test would only take long. */
export const SECOND_TRIES_MAX = 12;

/** The report of a run; empty when the run did not get that far. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** The tests of a report that failed: file, title, error, and what a browser showed. */
export function failuresIn(report) {
  return testsIn(report)
    .filter(({ isFailed }) => isFailed)
    .map(({ id, file, title, error, shown }) => ({ id, file, title, error, shown }));
}

/** Failures of the first run that passed in the second; a test that did not run again did not pass. */
export function flakyAmong(failures, second) {
  const passed = new Set(
    testsIn(second)
      .filter(({ isPassed }) => isPassed)
      .map(({ id }) => id),
  );
  return failures.filter(({ id }) => passed.has(id));
}

/** All tests of a report, whichever runner wrote it. */
function testsIn({ suites = [], testResults = [] }) {
  return [...suites.flatMap((suite) => browserTestsIn(suite, [suite.title])), ...testResults.flatMap(vitestTestsIn)];
}

function browserTestsIn({ suites = [], specs = [] }, path) {
  return [
    ...specs.map((spec) => browserTest(spec, path)),
    ...suites.flatMap((suite) => browserTestsIn(suite, [...path, suite.title])),
  ];
}

function browserTest({ id, title, line, ok, tests }, path) {
  const [file = ''] = path;
  const results = tests.flatMap((test) => test.results);
  return {
    id,
    file,
    title: [`${file}:${line}`, ...path.slice(1), title].join(' › '),
    error: firstOf(results.flatMap(({ error }) => error?.message ?? [])),
    shown: results
      .flatMap(({ attachments = [] }) => attachments.filter(({ name }) => name === 'shown').map(textOf))
      .join('\n'),
    isFailed: !ok,
    isPassed: ok && results.some(({ status }) => status === 'passed'),
  };
}

function vitestTestsIn({ name, assertionResults }) {
  return assertionResults.map(({ fullName, status, failureMessages }) => ({
    id: `${name} ${fullName}`,
    file: name,
    title: `${basename(name)} › ${fullName}`,
    error: firstOf(failureMessages ?? []),
    shown: '',
    isFailed: status === 'failed',
    isPassed: status === 'passed',
  }));
}

const textOf = ({ body = '' }) => Buffer.from(body, 'base64').toString();

const firstOf = ([message = '']) => stripVTControlCharacters(message);

/** How many tests of a Playwright run passed and failed; skipped tests and a run that could not start count as failures. */
export function countsOf({ stats = {} }, status) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failed = unexpected + flaky + skipped;
  return [expected, failed === 0 && status !== 0 ? 1 : failed];
}
