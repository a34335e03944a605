// Prepares what the bench needs before it can be loaded: packages, a browser, the production build, and its own code,
// bundled because Node 20 does not read TypeScript.
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from '../../server/prepare.mjs';
import { ensureBrowser } from '../support/browser.mjs';

await ensureInstalled();
await ensureBrowser();
ensureBuilt('production');
const { build } = await import('vite');
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    outDir: join(root, 'node_modules', '.stua-bench'),
    target: 'node20',
    rolldownOptions: { input: { main: join(root, 'tests', 'bench', 'main.ts') } },
  },
});
