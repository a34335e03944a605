// Finds a Chromium for the end-to-end tests, or gets one: Playwright's own where it can be downloaded, else the one that
// is installed, else Debian's package when run as root.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/prepare.mjs';

const DOWNLOAD_LIMIT_MS = 180_000;
const remembered = join(root, 'node_modules', '.stua-browser');
const say = (text) => process.stdout.write(`${text}\n`);

/** Returns the path of a browser that starts, and installs one if needed. */
export async function ensureBrowser() {
  const known = existsSync(remembered) ? readFileSync(remembered, 'utf8') : '';
  if (known && existsSync(known)) return known;
  const path = (await playwrightOwn()) ?? installed() ?? fromDebian();
  if (!path) {
    process.stderr.write(
      'No browser: install Chromium, or run `npx playwright install chromium` where it can be downloaded.\n',
    );
    process.exit(1);
  }
  writeFileSync(remembered, path);
  return path;
}

/** The version that a browser prints, because results may differ between versions. */
export function browserVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || `${path} does not tell its version`;
}

async function playwrightOwn() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('Looking for a browser ...');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function installed() {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return null;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  say('Installing the browser package (once) ...');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return installed();
}
