import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT } from './code-weight.ts';

/** A built file with what it cannot start without, and what it may load later. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** The client's built files by the source that each was built of. */
export function readChunks(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}

/** What no visit loads by itself: layers that somebody opens, and what few products and shoppers need. */
export const waiting = [
  // Comes when the worker has something to tell.
  'src/app/worker-notices.tsx',
  'src/domain/common-passwords.ts',
  'src/features/account/sign-in-dialog.tsx',
  'src/features/cart/share-dialog.tsx',
  'src/features/header/category-drawer.tsx',
  'src/features/comparison/comparison-dialog.tsx',
  'src/features/product/ar/ar-dialog.tsx',
  'src/features/product/layers.ts',
  'src/features/product/postcode-form.tsx',
  'src/features/product/restock.tsx',
  'src/features/reviews/write-review.tsx',
  'src/features/sync/sync-dialog.tsx',
  'src/features/wishlist/share-dialog.tsx',
  'src/features/wishlist/wishlist-panel.tsx',
  // Comes with the first form that the shop wants a person for.
  'src/app/recaptcha-token.ts',
  // Comes with a new version.
  'src/data/offer-version.ts',
  // Comes once something has the focus.
  'src/ui/kept-place.ts',
  // Where no page is.
  'src/pages/ways-on.tsx',
  // Comes when a description is scrolled to.
  'src/ui/foreign-html/cleaned-html.tsx',
];

/**
 * The scripts that the window loads within five seconds of a visit that begins with a page. Whatever is imported later
 * counts, if it is not named as waiting; the first-visit rows of the bench see the same in a browser.
 */
export function laterScripts(page: string, language: string): string[] {
  const chunks = readChunks();
  const found = new Set<string>();
  const load = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    for (const imported of chunks[source]!.imports ?? []) load(imported);
  };
  const isOfOtherVisit = (source: string): boolean =>
    /^src\/pages\/(.+-pages?|checkout-layout)\.tsx$/.test(source) ||
    (/^src\/app\/([a-z]+-)?texts-/.test(source) && source !== `src/app/later-texts-${language}.ts`) ||
    // Of the addresses that `path-page` answers, only a shop's written pages show products in rows.
    (page === 'path-page' && source === 'src/pages/product-parts.ts');
  for (const source of ['src/main.tsx', `src/pages/${page}.tsx`, `src/app/texts-${language}.ts`]) load(source);
  // The set grows while it is walked.
  for (const source of found)
    for (const later of chunks[source]!.dynamicImports ?? [])
      if (!waiting.includes(later) && !isOfOtherVisit(later)) load(later);
  return [...found].map((source) => chunks[source]!.file).filter((file) => file.endsWith('.js'));
}
