// Starts a browser with the studio's page in it.
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../../server/prepare.mjs';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // WebGL is drawn by the processor, so that every machine takes the same pictures.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Serves the page to the given number of browsers; each gets tasks of its own. */
export async function openDarkrooms(count) {
  const server = await createServer({
    configFile: false,
    root: join(root, 'studio', 'render'),
    logLevel: 'error',
    server: { port: 0, hmr: false, watch: null, fs: { allow: [root] } },
  });
  await server.listen();
  const address = `http://localhost:${server.httpServer.address().port}/page.html`;
  const rooms = await Promise.all(Array.from({ length: count }, () => openRoom(address)));
  return {
    pages: rooms.map(({ page }) => page),
    close: async () => {
      await Promise.all(rooms.map(({ browser }) => browser.close()));
      await server.close();
    },
  };
}

async function openRoom(address) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserArguments });
  const page = await browser.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'studio' in globalThis);
  return { browser, page };
}

function browserPath() {
  if (process.env.STUA_BROWSER) return process.env.STUA_BROWSER;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return spawnSync('which', ['chromium'], { encoding: 'utf8' }).stdout.trim();
}
