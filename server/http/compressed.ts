import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(?:text\/|application\/json|image\/svg)/;
/** A smaller answer fits into one packet uncompressed. */
const WORTH_IT_BYTES = 1000;
/** At this quality brotli is as fast as gzip, and its output a sixth smaller. */
const BROTLI_QUALITY = 4;

const KEPT_BYTES = 32_000_000;

const PARTIAL = 206;

type Encoding = 'br' | 'gzip';
type Bytes = Uint8Array<ArrayBuffer>;
type Compress = (plain: Bytes, encoding: Encoding) => Promise<Bytes>;

/**
 * Compresses the same bytes once. Callers get the same pages and the same parts of the catalogue, and to compress a kept
 * page takes five times as long as everything else about it.
 */
export function keeping(compress: Compress, keptBytes = KEPT_BYTES): Compress {
  const kept = new LRUCache<string, Bytes, Parameters<Compress>>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    // What has to give way while it is being compressed is sent all the same.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _old, { context }) => compress(...context),
  });
  return async (plain, encoding) =>
    (await kept.fetch(`${encoding} ${hash('sha256', plain)}`, { context: [plain, encoding] }))!;
}

const compress = keeping(async (plain, encoding) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return new Uint8Array(await (encoding === 'br' ? brotli(plain, { params }) : zip(plain)));
});

/**
 * Compresses an answer if the caller can read that: a rendered list shrinks to a ninth, a page of replication to a
 * seventh. Personal answers stay uncompressed: whoever can put words into such an answer could learn its other contents
 * from its compressed length. Answers to searches are kept by no cache either, but say what of the catalogue is in them.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const { headers } = response;
  if (headers.has('content-encoding') || !isOpen(headers)) return response;
  // A 304 needs the header as well, because a cache renews the headers of its copy by it.
  const vary = headers.get('vary');
  headers.set('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  const encoding = encodingFor(request);
  // A part of a file is a part of it as it lies there.
  if (!response.body || !encoding || response.status === PARTIAL) return response;
  const plain = new Uint8Array(await response.arrayBuffer());
  if (plain.length < WORTH_IT_BYTES) return new Response(plain, { status: response.status, headers });
  const body = await compress(plain, encoding);
  headers.delete('content-length');
  headers.set('content-encoding', encoding);
  // The compressed bytes differ from those that the tag was made of, so the tag becomes a weak one.
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return new Response(body, { status: response.status, headers });
}

/** The best encoding that the caller accepts; an encoding with weight 0 is not accepted. */
function encodingFor(request: Request): Encoding | null {
  const accepted = (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one));
  const reads = (name: string): boolean => accepted.some((one) => one.split(';')[0]!.trim() === name);
  return reads('br') ? 'br' : reads('gzip') ? 'gzip' : null;
}

function isOpen(headers: Headers): boolean {
  const type = headers.get('content-type');
  // A 304 has no content type any more.
  if (type !== null && !compressible.test(type)) return false;
  return headers.has('x-vs-cache-tags') || !headers.get('cache-control')?.includes('no-store');
}
