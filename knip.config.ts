import type { KnipConfig } from 'knip';

/** Nothing unused stays: no file, no export, no package. */
export default {
  workspaces: {
    '.': {
      entry: [
        'worker/index.ts',
        'sw/index.ts',
        'server/main.ts',
        'server/cli/shop.ts',
        'server/**/*.mjs',
        'tests/*.mjs',
        'tests/bench/*.mjs',
        'tests/bench/main.ts',
        'tests/e2e/support/foreign-html-page.ts',
      ],
      project: ['{schemas,src,worker,sw,server,tests}/**/*.{ts,tsx,mjs,css}'],
    },
    studio: {
      entry: ['render/page.ts', '**/*.test.ts'],
      project: ['**/*.{ts,mjs,css}'],
    },
  },
  // Made from the contract as a whole, whether or not every shape of it is used yet.
  ignore: ['schemas/api/generated/**'],
  // A type that only its own file names is still part of what the file offers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Two names of one number are two meanings, for instance of 90 days.
  rules: { duplicates: 'off' },
  // Programs of the system, each looked for before it is called.
  ignoreBinaries: ['mkfifo', 'apt-get', 'flock'],
  // Packages that a style sheet names; imports of style sheets are enough.
  compilers: {
    css: (text) => [...text.matchAll(/url\('([^'./#][^']*)'\)/g)].map(([, path]) => `import '${path}';`).join('\n'),
  },
} satisfies KnipConfig;
