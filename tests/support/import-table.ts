/** What the code of a folder may import. A folder inside a folder with a row of its own follows its own row only. */
export interface ImportRow {
  /** A folder, or one file. `*` stands for one folder name. */
  readonly folder: string;
  /** Folders and files whose code it may import; its own folder always. */
  readonly may: readonly string[];
  /** Folders of which it may import types only. */
  readonly types?: readonly string[];
  /** Files whose address it may have, to start them in a thread of their own. */
  readonly addresses?: readonly string[];
  /** Packages that may be in its built code; `node` stands for all that Node brings along. */
  readonly packages: readonly string[];
}

const views = ['react', 'react-router-dom'];

/** Who may import whom; `docs/architecture.md` shows the same table. */
export const importTable: readonly ImportRow[] = [
  { folder: 'schemas', may: [], packages: [] },
  {
    folder: 'schemas/api/generate.mjs',
    may: ['schemas/api/openapi-ts.config.mjs'],
    packages: ['node', 'yaml', '@hey-api/openapi-ts'],
  },
  { folder: 'src/config', may: ['schemas'], packages: [] },
  { folder: 'src/domain', may: ['schemas', 'src/config', 'src/domain/search/languages'], packages: [] },
  {
    folder: 'src/domain/search/languages',
    may: ['schemas', 'src/config', 'src/domain'],
    packages: ['@orama/stemmers'],
  },
  {
    folder: 'worker',
    may: ['schemas', 'src/config', 'src/domain'],
    packages: ['comlink', 'dexie', 'idb', 'rxdb', 'rxjs', 'zod'],
  },
  {
    folder: 'sw',
    may: [
      'schemas',
      'src/config',
      'worker/outbox/send/drain-in-reach.ts',
      'worker/outbox/background-ports.ts',
      'worker/pictures/picture-store.ts',
    ],
    packages: ['workbox-core', 'workbox-routing'],
  },
  {
    folder: 'src/data',
    may: ['schemas', 'src/config', 'src/domain', 'src/ui/use-words.ts'],
    types: ['worker'],
    addresses: ['worker/index.ts'],
    packages: ['react', 'valtio', 'comlink'],
  },
  { folder: 'src/ui', may: ['src/config', 'src/domain'], packages: ['dompurify', 'qr', 'react'] },
  {
    folder: 'src/features/*',
    may: ['schemas', 'src/config', 'src/domain', 'src/data', 'src/ui'],
    packages: [...views, 'react-dom', 'react-hook-form', 'valtio'],
  },
  {
    folder: 'src/pages',
    may: ['schemas', 'src/config', 'src/domain', 'src/data', 'src/ui', 'src/features/*', 'src/app'],
    packages: views,
  },
  {
    folder: 'src/app',
    may: ['schemas', 'src/config', 'src/domain', 'src/data', 'src/ui', 'src/features/*', 'src/pages', 'locales'],
    packages: [...views, 'i18next', 'valtio'],
  },
  {
    folder: 'src/main.tsx',
    may: ['src/config', 'src/data', 'src/ui', 'src/features/*', 'src/app', 'src/styles'],
    packages: ['react', 'react-dom', 'react-router-dom'],
  },
  {
    folder: 'server',
    may: ['schemas', 'src/config', 'src/domain', 'server/render', 'server/stock-backend'],
    packages: [
      '@electric-sql/pglite',
      '@hono/node-server',
      '@node-rs/argon2',
      'drizzle-orm',
      'hono',
      'lru-cache',
      'node',
      'nodemailer',
      'papaparse',
      'pg',
      'pino',
      'sharp',
      'zod',
    ],
  },
  { folder: 'server/dev.mjs', may: ['server'], packages: ['node', 'vite', '@hono/node-server'] },
  {
    folder: 'server/render',
    may: [
      'schemas',
      'src/config',
      'src/domain',
      'src/data',
      'src/ui',
      'src/app',
      'server',
      'worker/catalogue-index/pack.ts',
      'worker/catalogue-index/unpack.ts',
    ],
    packages: ['drizzle-orm', 'hono', 'i18next', 'lru-cache', 'node', 'react-dom', 'react-router-dom'],
  },
  {
    folder: 'server/stock-backend',
    may: [
      'schemas',
      'src/config',
      'src/domain',
      'server',
      'worker/http/shop-api.ts',
      'worker/replication/pull.ts',
      'worker/replication/storefront-api/search-pages.ts',
    ],
    types: ['worker'],
    packages: ['hono'],
  },
  { folder: 'studio', may: [], packages: ['three', 'mediabunny'] },
  { folder: 'studio/command', may: ['server/prepare.mjs'], packages: ['node', 'vite', 'sharp', '@playwright/test'] },
  { folder: 'studio/run.mjs', may: ['server/prepare.mjs', 'studio/command'], packages: ['node'] },
];

/** Whether a path lies in a folder of the table, or is that file. */
export function isIn(path: string, folder: string): boolean {
  const parts = folder.split('/');
  const steps = path.split('/');
  return steps.length >= parts.length && parts.every((part, index) => part === '*' || part === steps[index]);
}

/** The row of a file: the one that names it most closely. */
export function rowOf(path: string): ImportRow | undefined {
  return importTable
    .filter(({ folder }) => isIn(path, folder))
    .toSorted((a, b) => b.folder.split('/').length - a.folder.split('/').length)[0];
}
