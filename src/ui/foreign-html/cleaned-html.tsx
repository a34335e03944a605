import { type MouseEvent, type ReactElement, type ReactNode, use, useMemo } from 'react';
import { storeViewOfPath } from '#config/stores.ts';
import { normalisePath } from '#domain/paths.ts';
import { isForBrowser, LinksContext } from '../link.tsx';
import { cleanHtml, isPage } from './clean-html.ts';

interface CleanedHtmlProps {
  readonly html: string;
  readonly className: string | undefined;
  /** Shown where HTML cannot be cleaned. */
  readonly otherwise: ReactNode;
}

/** Shows foreign HTML after cleaning. It is a function, so that its caller can load this file later. */
export function cleanedHtml(props: CleanedHtmlProps): ReactElement {
  return <CleanedHtml {...props} />;
}

/** The only component that inserts HTML into a page. */
function CleanedHtml({ html, className, otherwise }: CleanedHtmlProps) {
  const { prefix, follow } = use(LinksContext);
  // Cleaned anew, it would take the place of what somebody reads, selects or has the focus in.
  const cleaned = useMemo(() => cleanHtml(html, prefix), [html, prefix]);
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

/** The path inside this store view that a click leads to; `null` leaves the click to the browser. */
function pathTo(event: MouseEvent, prefix: string): string | null {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || event.defaultPrevented || isForBrowser(event)) return null;
  // A link to a place on this page.
  if (link.getAttribute('href')?.startsWith('#')) return null;
  const { store, path } = storeViewOfPath(link.pathname);
  return store.prefix === prefix && isPage(path) ? `${normalisePath(path)}${link.search}${link.hash}` : null;
}
