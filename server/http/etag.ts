import { createHash } from 'node:crypto';

/** Adds an ETag to a successful read, and answers 304 where the caller has it already (contract: conditional reads). */
export async function withEtag(request: Request, response: Response): Promise<Response> {
  if (request.method !== 'GET' || response.status !== 200 || response.headers.has('etag')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = new Headers(response.headers);
  headers.set('etag', etag);
  const tags = (request.headers.get('if-none-match') ?? '').split(',');
  const known = new Set(tags.map((tag) => tag.trim().replace(/^W\//, '')));
  if (!known.has(etag) && !known.has('*')) return new Response(body, { status: 200, headers });
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}
