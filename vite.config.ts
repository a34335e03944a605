import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';

/** Packages that no page begins with. */
const LATE_PACKAGES = ['qr', 'react-hook-form'];
/** What layers above the pages are made of. */
const LAYERS = [
  'dialog',
  'in-order-store',
  'layers',
  'net-price',
  'progress-bar',
  'qr-code',
  'quantity',
  'scrolled-region',
  'share-dialog',
  'shared-cart',
  'shared-wishlist',
  'tax',
  'shop-url',
  'text-dialog',
];
/** What forms are made of, and go by; what a delivery costs among it. */
const FORMS = [
  'checkout-costs',
  'checkout-methods',
  'delivery-promise',
  'fees',
  'fit',
  'form-rules',
  'free-shipping',
  'held-piece',
  'last-day',
  'local-time',
  'move-focus',
  'newsletter',
  'partial-deliveries',
  'review',
  'reviews',
  'tax-id',
  'text-field',
  'typed-home',
  'unit-field',
  'use-one-at-a-time',
  'visible-text',
];

/** Of both, what only those need who order, have an account or open a layer. */
const ORDERING = [
  'account-form',
  'booking-path',
  'check',
  'checkout-details',
  'customer-details',
  'download-text',
  'missing-order',
  'password',
  'receipt-number',
  'reset-link',
  'text-area',
  'use-is-here',
];

/** What forms and layers share is two files. */
const sharedBy = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`[\\/]src[\\/](?:config|domain|ui)[\\/](?:${names.join('|')})\.`);
const OF_ORDERING = sharedBy(ORDERING);
const OF_FORMS = sharedBy([...FORMS, 'dialog', 'scrolled-region', 'text-dialog']);

/** Packages and the lower layers of the window, but for those. */
const SHARED = new RegExp(
  [
    String.raw`node_modules[\\/](?!(?:${LATE_PACKAGES.join('|')})[\\/])`,
    String.raw`[\\/]src[\\/](?:config|data|domain|ui)[\\/](?!(?:${[...LAYERS, ...FORMS, ...ORDERING].join('|')})\.)`,
  ].join('|'),
);

/** Every page names several. Six letters would do for 64 files. */
const SHORT_NAMES = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
};

/** The data worker's few files are told apart by name. What it starts with is one file: each more costs a request. */
const WORKER_OUTPUT = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  codeSplitting: { groups: [{ name: 'index', tags: ['$initial' as const] }] },
};

/** Everything of the window: the entry, and the worker that it starts. */
const client: UserConfig = {
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // One sheet for the whole shop: it travels inside every page, so that the first paint waits for no second request.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      // What several pages share is one file: each more costs a request.
      output: {
        ...SHORT_NAMES,
        // What a page starts with is compiled whole while it loads, beside the main thread (decision 124).
        postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: SHARED },
            { name: 'forms', minShareCount: 2, test: OF_FORMS },
            { name: 'ordering', minShareCount: 2, test: OF_ORDERING },
          ],
        },
      },
    },
  },
};

/** Every package of Workbox leaves its version in the global scope, for nobody. */
const withoutVersionMarks: Plugin = {
  name: 'without-version-marks',
  transform: (_source, id) => (/\/workbox-[\w-]+\/_version\.js$/.test(id) ? { code: '', map: null } : undefined),
};

/** The service worker: one file under a fixed name. */
const serviceWorker: UserConfig = {
  publicDir: false,
  plugins: [withoutVersionMarks],
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'sw/index.ts',
      output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
    },
  },
};

/** The server and the operator's command; what comes from packages stays there. */
const server: UserConfig = {
  publicDir: false,
  ssr: { external: true },
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: { input: { main: 'server/main.ts', shop: 'server/cli/shop.ts' } },
  },
};

/** A module with one shape of the contract. */
const SHAPE = /^shape:(\w+)\.ts$/;

/** The contract's generated shapes, each in a module of its own: it is built into the file that needs it. Making one has no other effect. */
function shapesApart(): Plugin {
  const shapes = new Map<string, string>();
  const taken = (how: string) => (name: string) => `${how} { ${name} } from 'shape:${name}.ts';`;
  return {
    name: 'shapes-apart',
    enforce: 'pre',
    transform(source, id) {
      if (!id.endsWith('/zod.gen.ts')) return undefined;
      for (const [code, name = ''] of source.matchAll(/^export const (\w+) = [^]+?;\n(?=\n|$)/gm))
        shapes.set(name, code);
      return { code: [...shapes.keys()].map(taken('export')).join('\n'), map: null, moduleSideEffects: false };
    },
    resolveId: (source) => (SHAPE.test(source) ? { id: source, moduleSideEffects: false } : undefined),
    load(id) {
      const [, own = ''] = SHAPE.exec(id) ?? [];
      const code = shapes.get(own)?.replaceAll(/\bz\.\w+\(/g, '/*#__PURE__*/ $&');
      const others = [...new Set(code?.match(/\bz[A-Z]\w*/g))].filter((name) => name !== own && shapes.has(name));
      return code && [`import * as z from 'zod/mini';`, ...others.map(taken('import')), code].join('\n');
    },
  };
}

/** Every browser with a service worker has `BroadcastChannel`; what RxDB's package does in those without it is left out. */
const nativeChannels: Plugin = {
  name: 'native-channels',
  transform: (_source, id) =>
    id.endsWith('/broadcast-channel/dist/esbrowser/method-chooser.js')
      ? {
          code: "import { NativeMethod } from './methods/native.js'; export const chooseMethod = () => NativeMethod;",
          map: null,
        }
      : undefined,
};

/** The router's package names its development build for everything; the other one has the warnings taken out. */
const routerInProduction = [
  { find: /^react-router$/, replacement: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/, replacement: 'react-router/dist/production/dom-export.mjs' },
].map(({ find, replacement }) => ({ find, replacement: join(import.meta.dirname, 'node_modules', replacement) }));

/** rxjs has a build with classes beside the one for browsers without them. */
const MODERN_CONDITIONS = ['es2015', ...defaultClientConditions];

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CLASS_LETTERS = 4;
const namedClasses = new Map<string, string>();

/** Four letters for a class of a file, the same ones in the window and on the server: the sheet travels inside every page. */
function shortClass(name: string, file: string): string {
  const source = `${relative(import.meta.dirname, file)} ${name}`;
  const digest = createHash('sha256').update(source).digest().subarray(0, CLASS_LETTERS);
  const short = [...digest].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const known = namedClasses.get(short) ?? source;
  if (known !== source) throw new Error(`${known} and ${source} are both called ${short}: rename one of them`);
  namedClasses.set(short, source);
  return short;
}

const targets = { client, sw: serviceWorker, server };

export default defineConfig(({ mode }) => {
  const target = (process.env['BUILD_TARGET'] ?? 'client') as keyof typeof targets;
  return {
    appType: 'custom',
    // Where `'use memo'` stands and nowhere else (decision 058).
    plugins: [react({ compiler: { compilationMode: 'annotation' } })],
    resolve: {
      dedupe: ['dexie', 'rxjs'],
      alias: target === 'client' ? routerInProduction : [],
      ...(target === 'server' ? {} : { conditions: MODERN_CONDITIONS }),
    },
    worker: {
      format: 'es',
      plugins: () => [shapesApart(), nativeChannels],
      rolldownOptions: { output: WORKER_OUTPUT },
    },
    css: {
      // Elsewhere classes keep their names, for those who look for a fault.
      modules: {
        localsConvention: 'camelCaseOnly',
        ...(mode === 'production' ? { generateScopedName: shortClass } : {}),
      },
    },
    ...targets[target],
  };
});
