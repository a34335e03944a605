/**
 * Rewrites foreign HTML so that a browser reports nothing while it parses it. Whatever document a text is parsed into,
 * and also with the platform's own sanitizer, Chromium reports each style, handler and base in it to the page's content
 * security policy, although none of them takes effect: the shop would flood its own reports. So only attributes with
 * the given names reach the browser, and every remaining `<` begins a tag that is written here, with quoted values and
 * an end: however a browser understands the rest, there is nothing to report. The cleaner decides afterwards what may
 * be shown. This runs through the text once, so that no text takes long.
 */
export function quietHtml(html: string, attributes: ReadonlySet<string>): string {
  let quiet = '';
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    if (open === -1) return quiet + html.slice(from);
    const piece = tagAt(html, open, attributes) ?? remarkAt(html, open) ?? { written: '&lt;', end: open + 1 };
    quiet += html.slice(from, open) + piece.written;
    from = piece.end;
  }
}

/** The rewritten form of a piece of the text, and where the next piece begins. */
interface Piece {
  readonly written: string;
  readonly end: number;
}

const beginning = /<(\/?)([a-z][^\t\n\f\r />]*)([\t\n\f\r /]*)/iy;
/**
 * A name; its value, quoted in one of two ways, without quotes, or after a quote that is never closed; and what
 * separates it from the next attribute.
 */
const attribute =
  /(=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(["'])|([^\t\n\f\r >]*)))?([\t\n\f\r /]*)/y;

/**
 * Rewrites a tag, and the content of elements whose content is not markup. A tag without an end is dropped together
 * with all that follows.
 */
function tagAt(html: string, open: number, kept: ReadonlySet<string>): Piece | null {
  const start = matchAt(beginning, html, open);
  if (!start) return null;
  const [all, slash = '', name = '', space] = start;
  let end = open + all.length;
  let separator = space;
  let written = `<${slash}${name}`;
  while (end < html.length && html[end] !== '>') {
    const [whole, key = '', double, single, unclosed, bare, behind] = matchAt(attribute, html, end)!;
    end = unclosed === undefined ? end + whole.length : html.length;
    separator = behind;
    if (kept.has(key.toLowerCase())) written += ` ${key}="${asValue(double ?? single ?? bare ?? '')}"`;
  }
  if (end >= html.length) return { written: '', end };
  end++;
  if (opaque.test(name)) return slash ? { written: '', end } : contentAt(html, end, name);
  // `base` is reported even without an address; and no element that may be shown has a name of another form.
  if (!/^[a-z][a-z0-9-]*$/i.test(name) || /^base$/i.test(name)) return { written: '', end };
  return { written: `${written}${separator?.endsWith('/') ? ' /' : ''}>`, end };
}

/** Elements whose content is not markup. */
const opaque = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)$/i;

/**
 * The content of such an element, up to its closing tag; only that of a `textarea` is text to be shown, the others' is
 * dropped.
 */
function contentAt(html: string, start: number, name: string): Piece {
  const closing = new RegExp(String.raw`</${name}(?=[\t\n\f\r />])`, 'gi');
  closing.lastIndex = start;
  const end = closing.exec(html)?.index ?? html.length;
  return { written: /^textarea$/i.test(name) ? html.slice(start, end).replaceAll('<', '&lt;') : '', end };
}

/** Drops a comment, or what a browser parses as one; one without an end takes the rest of the text with it. */
function remarkAt(html: string, open: number): Piece | null {
  const remark = matchAt(/<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?=[^]))[^>]*>?/y, html, open);
  return remark && { written: '', end: open + remark[0].length };
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function asValue(written: string): string {
  return written.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
