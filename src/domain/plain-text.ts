const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** What HTML makes one space of. A space that does not break is none of it: it holds a number together. */
const HTML_SPACES = /[ \t\n\r\f]+/g;

/** The elements that plain text keeps. */
type PlainTag = 'p' | 'ul' | 'h2' | 'h3' | 'h4';

/** A piece of foreign HTML as plain text. */
export interface PlainBlock {
  readonly tag: PlainTag;
  /** The items of a list; any other block has exactly one text. */
  readonly texts: readonly string[];
}

/** A text with foreign markup. */
export interface ForeignText {
  /** As it was written, except for its heading levels; it is cleaned when it is shown. */
  readonly html: string;
  /** The text that is shown until then, and where HTML cannot be cleaned. */
  readonly plain: readonly PlainBlock[];
}

/** Foreign HTML with its markup, for a place below a heading; `null` when it is plain paragraphs and nothing else. */
export function foreignText(html: string, headingAbove: 1 | 2): ForeignText | null {
  if (!hasMarkup(html)) return null;
  const moved = withHeadingsBelow(html, headingAbove);
  return { html: moved, plain: plainBlocks(moved) };
}

/** Foreign HTML as plain paragraphs: tags are dropped and entities decoded, nothing is interpreted. */
export function plainParagraphs(html: string): string[] {
  return plainBlocks(html).flatMap(({ texts }) => texts);
}

/** Foreign HTML as plain text with its headings and lists. */
function plainBlocks(html: string): PlainBlock[] {
  const blocks: { tag: PlainTag; texts: string[] }[] = [];
  let tag: PlainTag = 'p';
  let gathered = '';
  const endBlock = (): void => {
    const text = readEntities(gathered).replaceAll(HTML_SPACES, ' ').trim();
    gathered = '';
    if (text === '') return;
    const last = blocks.at(-1);
    if (tag === 'ul' && last?.tag === 'ul') last.texts.push(text);
    else blocks.push({ tag, texts: [text] });
  };
  for (const { text, name, isClosing } of piecesOf(html)) {
    gathered += text;
    if (cells.has(name)) gathered += ' ';
    if (!breaks.test(name)) continue;
    endBlock();
    const own = plainTags[name];
    // Other block tags do not change the kind: a paragraph inside a list item belongs to the item.
    if (own !== undefined) tag = isClosing ? 'p' : own;
    else if (name === 'ul' || name === 'ol') tag = 'p';
  }
  endBlock();
  return blocks;
}

/** Whether HTML has other tags than paragraphs. */
function hasMarkup(html: string): boolean {
  return /<(?!\/?p>)[a-z/!?]/i.test(html);
}

/**
 * Shifts the levels of headings so that the first level comes right below the heading above the text; the deepest is
 * `h4`. This happens before cleaning, so whatever it produces from hostile HTML is cleaned as well.
 */
function withHeadingsBelow(html: string, above: 1 | 2): string {
  return html.replaceAll(/(<\/?h)([1-6])(?=[\s/>])/gi, (_tag, start: string, level: string) => {
    const moved = Number(level) + above - 1;
    return start + Math.max(above + 1, Math.min(4, moved));
  });
}

const plainTags: Readonly<Record<string, PlainTag>> = {
  li: 'ul',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const breaks =
  /^(?:p|div|br|hr|li|h[1-6]|ul|ol|dl|dt|dd|tr|table|caption|blockquote|figure|figcaption|section|article)$/;
const cells: ReadonlySet<string> = new Set(['td', 'th']);

/** A text and the tag that follows it. */
interface Piece {
  readonly text: string;
  readonly name: string;
  readonly isClosing: boolean;
}

/** Runs through the HTML once and never looks back, so that no text takes long, whatever it contains. */
function* piecesOf(html: string): Generator<Piece> {
  let start = 0;
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    if (open === -1) break;
    // This `<` is a sign and not a tag, as in «width < 90 cm».
    if (!/[a-z/!?]/i.test(html[open + 1] ?? '')) {
      from = open + 1;
      continue;
    }
    const [, slash, written] = /^(\/?)([a-z][a-z0-9-]*)?/i.exec(html.slice(open + 1, open + LONGEST_NAME))!;
    const name = (written ?? '').toLowerCase();
    const isClosing = slash === '/';
    yield { text: html.slice(start, open), name, isClosing };
    start = from = endOfTag(html, open, isClosing ? '' : name);
  }
  yield { text: html.slice(start), name: '', isClosing: false };
}

const LONGEST_NAME = 16;

/**
 * The place after a tag, a comment, or an element whose content is not shown; without an end, that is the end of the
 * text.
 */
function endOfTag(html: string, open: number, name: string): number {
  if (html.startsWith('<!--', open)) return behind(html, '-->', open + 4);
  if (name !== 'script' && name !== 'style') return behind(html, '>', open);
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = open;
  return closing.test(html) ? behind(html, '>', closing.lastIndex) : html.length;
}

function behind(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

function readEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    // A lone surrogate is not a character and would be changed on its way.
    if (code >= 0xd8_00 && code <= 0xdf_ff) return '\ufffd';
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
