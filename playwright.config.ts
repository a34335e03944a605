import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/support/browser-arguments.ts';

const args = [
  ...browserArguments,
  // No page lives long enough to win back what compiling it for speed costs.
  '--js-flags=--no-opt --no-maglev',
];

/** Tests of faults mostly wait: for deadlines, heartbeats and the next attempt. All others keep a core busy. */
const waiting = /\/(?:fault-.*|broken-documents|catalogue-offline|orders-offline|update)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: 'tests/e2e/support/prepare-shops.ts',
  // Two cores are busy with one that counts beside two that wait, or with two that count.
  workers: 3,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 2 },
    { name: 'counting', testIgnore: waiting, workers: 2 },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For what hangs; a loaded machine takes its time.
  timeout: 90_000,
  expect: { timeout: 8000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : 'list',
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['STUA_BROWSER'] ?? '/usr/lib/chromium/chromium-headless-shell', args },
    // Recording every test costs a tenth of the time; a failure leaves what the page looked like.
    trace: process.env['STUA_TRACE'] ? 'on' : 'off',
  },
});
