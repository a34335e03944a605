import type { Hono } from 'hono';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { encodingFor } from '../http/compressed.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;
const BROTLI_QUALITY = 6;

/** No proxy on the way may change a byte: devices know each file by its digest. */
const REVALIDATED = 'no-cache, no-transform';
const FOR_A_YEAR = 'public, max-age=31536000, immutable, no-transform';

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
}

/** Bytes by path. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Reads the built files of a folder once, so that no path of a request ever reaches the disk. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && extname(entry.name) in types && !entry.name.startsWith('.'),
  );
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path).split(sep).join('/')}`, new Uint8Array(readFileSync(path))];
    }),
  );
}

/** Serves files. Names with a hash stay for a year; everything else is revalidated. */
export function staticFileRoutes(app: Hono, files: BuiltFiles): void {
  for (const [path, bytes] of files) {
    const file = prepare(path, bytes);
    app.get(path, (context) => answer(context.req.raw, file));
  }
}

function prepare(path: string, plain: StaticFile['plain']): StaticFile {
  const type = types[extname(path)]!;
  const isCompressed = compressible.test(type);
  return {
    type,
    cacheControl: path.startsWith('/assets/') ? FOR_A_YEAR : REVALIDATED,
    plain,
    gzip: isCompressed ? new Uint8Array(gzipSync(plain)) : null,
    brotli: isCompressed
      ? new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))
      : null,
  };
}

function answer(request: Request, file: StaticFile): Response {
  const encoding = encodingFor(request);
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
  });
  if (file.brotli && encoding === 'br') {
    headers.set('content-encoding', 'br');
    return new Response(file.brotli, { headers });
  }
  if (file.gzip && encoding === 'gzip') {
    headers.set('content-encoding', 'gzip');
    return new Response(file.gzip, { headers });
  }
  return new Response(file.plain, { headers });
}
