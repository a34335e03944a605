import type { Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';

const FOLDER = '/foreign-html/';

let built: Promise<ReadonlyMap<string, string>> | null = null;

/** The page's files by name, built as the shop's own are. */
async function buildPage(): Promise<ReadonlyMap<string, string>> {
  const { NODE_ENV } = process.env;
  // Test runners set NODE_ENV to `test`, with which React's development build would be used.
  process.env['NODE_ENV'] = 'production';
  try {
    const { output } = (await build({
      configFile: false,
      publicDir: false,
      base: FOLDER,
      logLevel: 'error',
      plugins: [react()],
      build: {
        write: false,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'tests/e2e/support/foreign-html-page.ts',
          output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
        },
      },
    })) as Rollup.RollupOutput;
    return new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
  } finally {
    process.env['NODE_ENV'] = NODE_ENV;
  }
}

const DOCUMENT = [
  '<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Foreign HTML</title>',
  `<link rel="stylesheet" href="${FOLDER}page.css">`,
  `<script type="module" src="${FOLDER}page.js"></script>`,
  '</head><body><h1>Foreign HTML</h1><main id="root"></main></body></html>',
].join('');

const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/** Opens the page under the shop's address, with the content security policy of the shop's pages or without any. */
export async function openForeignHtmlPage(page: Page, origin: string, policy: 'of the shop' | 'none'): Promise<void> {
  const files = await (built ??= buildPage());
  const csp = (await fetch(`${origin}/`)).headers.get('content-security-policy')!;
  const headers: Record<string, string> = policy === 'none' ? {} : { 'content-security-policy': csp };
  await page.route(`${origin}${FOLDER}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(FOLDER.length);
    const body = name === '' ? DOCUMENT : files.get(name);
    const ending = name.split('.').at(-1) || 'html';
    const contentType = types[ending as keyof typeof types];
    return body === undefined ? route.abort() : route.fulfill({ body, contentType, headers });
  });
  await page.goto(`${origin}${FOLDER}`);
}
