import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { browserArguments } from './tests/support/browser-arguments.ts';

const args = [
  ...browserArguments,
  // No page lives long enough to win back what compiling it for speed costs.
  '--js-flags=--no-opt --no-maglev',
];

/** Tests of faults mostly wait: for deadlines, heartbeats and the next attempt. All others keep a core busy. */
const waiting = /\/(?:fault-.*|broken-documents|catalogue-offline|changed-price|orders-offline|update)\.spec\.ts$/;

const browser = process.env['STUA_BROWSER'] ?? '/usr/bin/chromium';
/** The same engine without windows: a test costs a sixth less, but it wakes no service worker to send. */
const HEADLESS = '/usr/lib/chromium/chromium-headless-shell';
const leanBrowser = existsSync(HEADLESS) ? HEADLESS : browser;

/** So many times the tests at once: what fails only on a machine that is busy is found on one that is. */
const crowd = Number(process.env['STUA_CROWD'] ?? 1);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: 'tests/e2e/support/prepare-shops.ts',
  // Two cores are busy with one that counts beside two that wait, or with two that count.
  workers: 3 * crowd,
  projects: [
    { name: 'waiting', testMatch: waiting, workers: 2 * crowd },
    {
      name: 'counting',
      testIgnore: waiting,
      workers: 2 * crowd,
      use: { launchOptions: { executablePath: leanBrowser, args } },
    },
  ],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // For what hangs; a loaded machine takes its time, and one that is made busy on purpose takes more.
  timeout: 300_000 * crowd,
  // What is not here after a minute does not come, such as all documents of a device; longer where a crowd fills theirs.
  expect: { timeout: 60_000 * crowd },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['dot'], ['json']] : 'list',
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser, args },
    // Recording every test costs a tenth of the time; a failure leaves what the page looked like.
    trace: process.env['STUA_TRACE'] ? 'on' : 'off',
  },
});
