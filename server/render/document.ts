import type { StockBackends } from '#config/stock-backend.ts';
import { FIRST_VISIT_ID, type FirstVisit } from '#src/data/first-visit.ts';
import { AS_IT_COMES_ID, CONTENT_ID } from '#src/ui/page-ids.ts';
import { escapeHtml } from './escape-html.ts';
import type { PageAssets } from './page-assets.ts';
import type { PageHead } from './head.ts';

interface DocumentParts {
  readonly locale: string;
  /** The path of the manifest of the installed shop. */
  readonly manifest: string;
  readonly head: PageHead;
  readonly assets: PageAssets;
  readonly html: string;
  readonly answers: FirstVisit;
  /** Links that leave the device, such as shared ones, begin with this address. */
  readonly shopUrl: string;
  /** How devices ask a stock backend; `null`: the backend keeps the contract. */
  readonly stock: { readonly views: StockBackends } | null;
}

/** The whole document of a page. Data travels as data blocks: nothing in it is executed (D102). */
export function documentOf({ locale, manifest, head, assets, html, answers, shopUrl, stock }: DocumentParts): string {
  const said = stock ? ` data-stock="${escapeHtml(JSON.stringify(stock.views))}"` : '';
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"${said}><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.isHidden
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    `<meta name="shop-url" content="${escapeHtml(shopUrl)}">`,
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161714">',
    `<link rel="manifest" href="${manifest}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    shownAtOnce(html),
    assets.styles ? `<style>${assets.styles.text}</style>` : '',
    head.jsonLd ? `<script type="application/ld+json">${escapeJson(head.jsonLd)}</script>` : '',
    '</head><body>',
    `<div id="root">${html}</div>`,
    answers.length > 0 ? `<script type="application/json" id="${FIRST_VISIT_ID}">${escapeJson(answers)}</script>` : '',
    // Fonts and scripts are named at the end: earlier they would share a slow line with the words and pictures of the
    // page.
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${assets.entry}" fetchpriority="low"></script>`,
    '</body></html>',
  ].join('');
}

/** Where the page names no place from which on it is shown as it comes, its header is shown at once. */
function shownAtOnce(html: string): string {
  const end = [AS_IT_COMES_ID, CONTENT_ID].find((id) => html.includes(`id="${id}"`));
  return end ? `<link rel="expect" href="#${end}" blocking="render">` : '';
}

// A data block ends at the first closing tag, even inside a text, so every `<` is escaped.
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
