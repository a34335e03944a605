import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';

export interface FollowOptions {
  /** Takes the place of the present address; by default it does where it is the same. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  /** What the address carries that nobody else could use. */
  readonly state?: unknown;
}

/** How links lead anywhere. It never changes, so a hundred links on a page are not drawn anew with every address. */
export interface Links {
  /** What addresses of this store view begin with, without a slash at the end. */
  readonly prefix: string;
  readonly follow: (to: string, options: FollowOptions) => void;
  /** Whether somebody is on the way to another address, whose page waits for its data. */
  readonly isUnderWay: () => boolean;
}

export const LinksContext = createContext<Links>({ prefix: '', follow: () => undefined, isUnderWay: () => false });

interface LinkProps extends FollowOptions, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path inside the store view, from its root. */
  readonly to: string;
  readonly 'data-testid'?: string;
}

/** Leads to another page of the shop, without loading it anew. */
export function Link({ to, replace, preventScrollReset, state, onClick, children, ...rest }: LinkProps) {
  'use memo';
  const { prefix, follow } = use(LinksContext);
  return (
    <a
      {...rest}
      href={to === '/' ? prefix || '/' : `${prefix}${to}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || rest.target || isForBrowser(event)) return;
        event.preventDefault();
        follow(to, { replace, preventScrollReset, state });
      }}
    >
      {children}
    </a>
  );
}

/** Another tab, a download: what the browser does with links by itself. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
