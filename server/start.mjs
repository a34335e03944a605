// `npm start`: installs and builds what is missing, then serves the shop.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

await ensureInstalled();
ensureBuilt();
// NODE_ENV is set only after the installation, because npm leaves out the packages for building when it is set. Without
// it React renders in its development build, which takes twice as long.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
