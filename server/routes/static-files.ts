import type { Hono } from 'hono';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
}

/**
 * Serves the built files of `folder`. They are read once at start, so that no path of a request ever reaches the disk.
 * Names with a hash stay for a year; everything else is revalidated.
 */
export function staticFileRoutes(app: Hono, folder: string): void {
  for (const path of filesBelow(folder)) {
    const file = loadFile(folder, path);
    app.get(`/${path.split(sep).join('/')}`, (context) => answer(context.req.raw, file));
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function loadFile(folder: string, path: string): StaticFile {
  const plain = new Uint8Array(readFileSync(join(folder, path)));
  const type = types[extname(path)]!;
  const isCompressed = compressible.test(type);
  return {
    type,
    cacheControl: path.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    gzip: isCompressed ? new Uint8Array(gzipSync(plain)) : null,
    brotli: isCompressed
      ? new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))
      : null,
  };
}

function answer(request: Request, file: StaticFile): Response {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    vary: 'accept-encoding',
  });
  if (file.brotli && /\bbr\b/.test(accepted)) {
    headers.set('content-encoding', 'br');
    return new Response(file.brotli, { headers });
  }
  if (file.gzip && /\bgzip\b/.test(accepted)) {
    headers.set('content-encoding', 'gzip');
    return new Response(file.gzip, { headers });
  }
  return new Response(file.plain, { headers });
}
