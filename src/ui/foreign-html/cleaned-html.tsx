import { type MouseEvent, type ReactElement, type ReactNode, use } from 'react';
import { storeViewOfPath } from '#config/stores.ts';
import { normalisePath } from '#domain/paths.ts';
import { isForBrowser, LinksContext } from '../link.tsx';
import { cleanHtml, isPage } from './clean-html.ts';

interface CleanedHtmlProps {
  readonly html: string;
  readonly className: string | undefined;
  /** What is shown where HTML cannot be cleaned. */
  readonly otherwise: ReactNode;
}

/** Foreign HTML, cleaned; what asks for it does not know of it until it is loaded. */
export function cleanedHtml(props: CleanedHtmlProps): ReactElement {
  return <CleanedHtml {...props} />;
}

/** The one place where HTML gets onto a page. */
function CleanedHtml({ html, className, otherwise }: CleanedHtmlProps) {
  const { prefix, follow } = use(LinksContext);
  const cleaned = cleanHtml(html, prefix);
  if (cleaned === null) return otherwise;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is clicked are the links in it
    <div
      className={className}
      onClick={(event) => {
        const to = pathTo(event, prefix);
        if (to === null) return;
        event.preventDefault();
        follow(to, {});
      }}
      dangerouslySetInnerHTML={{ __html: cleaned }}
    />
  );
}

/** Where a click leads inside this store view; `null` leaves it to the browser. */
function pathTo(event: MouseEvent, prefix: string): string | null {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || event.defaultPrevented || isForBrowser(event)) return null;
  // A place on this page.
  if (link.getAttribute('href')?.startsWith('#')) return null;
  const { store, path } = storeViewOfPath(link.pathname);
  return store.prefix === prefix && isPage(path) ? `${normalisePath(path)}${link.search}${link.hash}` : null;
}
