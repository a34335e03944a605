/**
 * Foreign HTML of which a browser says nothing while it reads it. Whatever document a text is read into, and by the
 * platform's own sanitizer too, Chromium reports each style, handler and base in it to the policy of the page, though
 * none of them does anything: a shop would flood its own reports. So only attributes of the given names reach the
 * browser, and every `<` that does begins a tag written here, with quoted values and an end: whichever way a browser
 * understands the rest, there is nothing to report. What of it may be shown, the cleaner decides afterwards.
 * Runs through the text once, so that no text takes long.
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

/** What a piece of the text becomes, and where the next one begins. */
interface Piece {
  readonly written: string;
  readonly end: number;
}

const beginning = /<(\/?)([a-z][^\t\n\f\r />]*)([\t\n\f\r /]*)/iy;
/** A name, its value in one of three ways or with a quote that nothing closes, and what separates it from the next. */
const attribute =
  /(=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|(["'])|([^\t\n\f\r >]*)))?([\t\n\f\r /]*)/y;

/** A tag, with what it encloses where that is no markup. One without an end is dropped, and with it all that follows. */
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
  // A base is reported even without an address; nothing that is shown has another name than these.
  if (!/^[a-z][a-z0-9-]*$/i.test(name) || /^base$/i.test(name)) return { written: '', end };
  return { written: `${written}${separator?.endsWith('/') ? ' /' : ''}>`, end };
}

/** Elements whose content is no markup. */
const opaque = /^(?:script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)$/i;

/** The content of such an element, up to its closing tag; of all of them, only what stands in a `textarea` is text to read. */
function contentAt(html: string, start: number, name: string): Piece {
  const closing = new RegExp(String.raw`</${name}(?=[\t\n\f\r />])`, 'gi');
  closing.lastIndex = start;
  const end = closing.exec(html)?.index ?? html.length;
  return { written: /^textarea$/i.test(name) ? html.slice(start, end).replaceAll('<', '&lt;') : '', end };
}

/** A comment, or what a browser takes for one; what never ends takes the rest with it. */
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
