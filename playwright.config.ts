import { defineConfig } from '@playwright/test';
import { browserArguments } from './tests/support/browser-arguments.ts';

const args = [
  ...browserArguments,
  // No page lives long enough to win back what compiling it for speed costs.
  '--js-flags=--no-opt --no-maglev',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: 'tests/e2e/support/prepare-shops.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : 'list',
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env['STUA_BROWSER'] ?? '/usr/bin/chromium', args },
    // Recording every test costs a tenth of the time; a failure leaves what the page looked like.
    trace: process.env['STUA_TRACE'] ? 'on' : 'off',
  },
});
