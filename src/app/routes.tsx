import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { HOME_LIST_SIZE } from '#config/limits.ts';
import { collectionsPaths, storeViews } from '#config/stores.ts';
import { PRODUCT_ROUTE } from '#domain/paths.ts';
import type { LiveStore } from '#src/data/live-store.ts';
import { queries, type QueryRef } from '#src/data/query-ref.ts';
import { allPartsHere } from '#src/ui/lazy-part.tsx';
import { Failed } from '#src/pages/message-pages.tsx';
import { addAccountTexts, addLaterTexts } from './i18n.ts';
import { Layout } from './layout.tsx';
import type { ProductRoute } from './page-ahead.ts';

/** What the loader of a page returns. */
export interface LoadedPage {
  /** The first picture of a product, which its page shows in the sizes of the gallery. */
  readonly picture?: string | undefined;
}

/** How long a page waits for its data before it shows its skeleton. */
const PATIENCE_MS = 200;

/**
 * All addresses of the shop (spec 2: routes), inside their store view. The loader of each page asks for its data during
 * the navigation, so that the page appears complete; a later navigation wins over an earlier one (D42).
 */
export function createRoutes(live: LiveStore, words: i18n): RouteObject[] {
  const prefetch = async (...refs: QueryRef<unknown>[]): Promise<null> => {
    await Promise.all(refs.map((ref) => live.prefetch(ref, PATIENCE_MS)));
    return null;
  };
  const withTexts = async (page: Promise<{ readonly default: ComponentType }>, add = addLaterTexts) => {
    const [{ default: Component }] = await Promise.all([page, add(words)]);
    return { Component };
  };
  const home = {
    loader: () =>
      prefetch(queries.category.tree(), queries.listing.newest({ size: HOME_LIST_SIZE }), queries.banner.home()),
    lazy: async () => ({ Component: (await import('#src/pages/home-page.tsx')).default }),
  };
  // Where a failed payment leads back to the checkout, nothing else does; orders that were placed are a page of the shop.
  const confirmation = {
    loader: () => prefetch(queries.order.all()),
    lazy: () => withTexts(import('#src/pages/confirmation-page.tsx'), addAccountTexts),
  };
  return [
    {
      element: <Layout />,
      errorElement: <Failed />,
      HydrateFallback: Blank,
      children: [
        { id: 'home', index: true, ...home },
        { id: 'installed-home', path: 'pwa.html', ...home },
        {
          id: 'product',
          path: PRODUCT_ROUTE,
          loader: async ({ params: { parentSku = '', childSku = null } }): Promise<LoadedPage> => {
            const ref = queries.product.bySku({ parentSku, childSku });
            await live.prefetch(ref, PATIENCE_MS);
            return { picture: live.read(ref).value?.gallery[0]?.image };
          },
          lazy: loadProductPage,
        },
        ...collectionsPaths.map((path) => ({
          id: path,
          path,
          loader: () => prefetch(queries.listing.collections()),
          lazy: () => withTexts(import('#src/pages/overview-pages.tsx')),
        })),
        {
          id: 'magazine',
          path: 'magazine',
          loader: () => prefetch(queries.content.articles()),
          lazy: () => withTexts(import('#src/pages/overview-pages.tsx')),
        },
        // Two pages in one file, because each further file makes the first screen heavier.
        ...['wishlist', 'set-cart'].map((path) => ({
          id: path,
          path,
          lazy: () => withTexts(import('#src/pages/shared-page.tsx')),
        })),
        {
          id: 'search',
          path: 'search',
          // A change of filters alone loads nothing, as with the listings below; another search text does.
          shouldRevalidate: ({ currentUrl, nextUrl }) =>
            currentUrl.searchParams.get('q') !== nextUrl.searchParams.get('q') ||
            currentUrl.pathname !== nextUrl.pathname,
          lazy: async () => {
            const [{ default: Component, prefetchSearch }] = await Promise.all([
              import('#src/pages/search-page.tsx'),
              addLaterTexts(words),
            ]);
            return { Component, loader: (args: LoaderFunctionArgs) => prefetchSearch(live, args, PATIENCE_MS) };
          },
        },
        { id: 'confirmation', path: 'confirmation', ...confirmation },
        // Several pages in one file, because each further file makes the first screen heavier.
        ...['my-account', 'create-password', ...storeViews.map(({ reviewsPath }) => reviewsPath)].map((path) => ({
          path,
          lazy: () => withTexts(import('#src/pages/account-page.tsx'), addAccountTexts),
        })),
        {
          id: 'path',
          path: '*',
          // The filters of a listing are in the query, and the listing asks for its own answers.
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: async () => {
            // Only this page's code knows how to read the query of a listing.
            const { default: Component, prefetchPath } = await import('#src/pages/path-page.tsx');
            return { Component, loader: (args: LoaderFunctionArgs) => prefetchPath(live, args, PATIENCE_MS) };
          },
        },
      ],
    },
    {
      lazy: () => withTexts(import('#src/pages/checkout-layout.tsx'), addAccountTexts),
      errorElement: <Failed />,
      HydrateFallback: Blank,
      children: [
        {
          id: 'checkout',
          path: 'checkout',
          loader: () => prefetch(queries.cart.current(), queries.checkout.settings(), queries.checkout.draft()),
          lazy: async () => ({ Component: (await import('#src/pages/checkout-page.tsx')).default }),
        },
        {
          id: 'booking',
          path: 'bokning/:shipmentNumber',
          lazy: async () => ({ Component: (await import('#src/pages/booking-page.tsx')).default }),
        },
        { id: 'payment-failed', path: 'payment-failed', ...confirmation },
      ],
    },
  ];
}

async function loadProductPage(): Promise<Pick<RouteObject, 'Component'> & { readonly handle: ProductRoute }> {
  const { default: Product } = await import('#src/pages/product-page.tsx');
  // The parts of the page load while it still waits for its data.
  void allPartsHere();
  // `Pages` draws the product, in place of what the router would.
  return { Component: Blank, handle: { Product } };
}

/** Shows nothing. */
function Blank() {
  return null;
}
