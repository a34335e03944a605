/** What the project wraps around a result; the body's code and the status are always equal. */
export function envelope(result: unknown, code = 200, meta?: object): Response {
  return Response.json({ code, result, ...(meta ? { meta } : {}) }, { status: code });
}

/** What Express says of an address that it does not know. */
export function noRoute({ method, url }: Request): Response {
  const { pathname } = new URL(url);
  return new Response(`<!DOCTYPE html>\n<html lang="en"><body><pre>Cannot ${method} ${pathname}</pre></body></html>`, {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The body of a request; `{}` for none, as the project reads it. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const text = await request.text();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
