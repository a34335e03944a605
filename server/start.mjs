// `npm start`: installs and builds what is missing, then serves the shop.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

await ensureInstalled();
ensureBuilt();
// Said only now, since installing for production leaves out what building needs; unsaid, React renders in its development
// build, at twice the cost.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
