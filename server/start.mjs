// `npm start`: installs and builds what is missing, then serves the shop.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
