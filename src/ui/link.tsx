import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';

export interface FollowOptions {
  /** Replaces the present address in the history; by default only if both are the same. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  /** Navigation state, which only this window's history has. */
  readonly state?: unknown;
}

/**
 * How links navigate. The object never changes, so that a hundred links on a page are not drawn again with every
 * address.
 */
export interface Links {
  /** The prefix of this store view's addresses, without a slash at the end. */
  readonly prefix: string;
  readonly follow: (to: string, options: FollowOptions) => void;
  /** Whether a navigation is under way, whose page waits for its data. */
  readonly isUnderWay: () => boolean;
}

export const LinksContext = createContext<Links>({ prefix: '', follow: () => undefined, isUnderWay: () => false });

interface LinkProps extends FollowOptions, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path inside the store view, from its root. */
  readonly to: string;
  readonly 'data-testid'?: string;
}

/** A link to another page of the shop, which opens without loading the document anew. */
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

/** Whether a click is for the browser itself, such as one that opens another tab or downloads. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
