import type { Hono } from 'hono';
import { serveStatic } from 'hono/serve-static';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { refusal, toResponse } from '../http/reply.ts';

const endings: ReadonlySet<string> = new Set([
  '.js',
  '.css',
  '.svg',
  '.png',
  '.webp',
  '.ico',
  '.json',
  '.webmanifest',
  '.woff2',
  '.txt',
]);

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const BROTLI_QUALITY = 6;

/** No proxy may change a byte, because devices check each file by its digest. */
const REVALIDATED = 'no-cache, no-transform';
const FOR_A_YEAR = 'public, max-age=31536000, immutable, no-transform';

/** The bytes of each file, by its path. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Reads the built files of a folder once, so that no path of a request ever reaches the disk. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && endings.has(extname(entry.name)) && !entry.name.startsWith('.'),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path).split(sep).join('/')}`, new Uint8Array(readFileSync(path))];
    }),
  );
}

/**
 * Serves files. Those with a hash in their name may be cached for a year; everything else is revalidated. One of another build
 * is missing (404, in the envelope): a proxy asks the next server for it, and a page of this address would be rendered for nobody.
 */
export function staticFileRoutes(app: Hono, files: BuiltFiles): void {
  const kept = new Map(
    [...files].flatMap(([path, bytes]) => [[path, bytes] as const, ...compressedForms(path, bytes)]),
  );
  app.use(
    serveStatic({
      root: '/',
      precompressed: true,
      getContent: async (path) => kept.get(path) ?? null,
      onFound: (path, context) =>
        context.header('cache-control', path.startsWith('/assets/') ? FOR_A_YEAR : REVALIDATED),
    }),
  );
  app.get('/assets/:file{.+}', () => toResponse(refusal(404, 'NOT_FOUND', 'This build has no such file.')));
}

/** The compressed forms of a file, under the names by which the middleware asks for them. */
function compressedForms(path: string, plain: Uint8Array<ArrayBuffer>): (readonly [string, Uint8Array<ArrayBuffer>])[] {
  if (!compressible.test(path)) return [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return [
    [`${path}.gz`, new Uint8Array(gzipSync(plain))],
    [`${path}.br`, new Uint8Array(brotliCompressSync(plain, { params }))],
  ];
}
