import { onPaper } from '#config/pictures.ts';
import type { StoreView } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { isBookingPath } from '#domain/booking-path.ts';
import type { StockBadge } from '#domain/stock.ts';
import { inStore, MAGAZINE_PATH, searchPath, SET_CART_PATH, WISHLIST_PATH } from '#domain/paths.ts';
import type { ContentView } from '#domain/views/content.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { PageView } from '#domain/views/page.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { FirstVisit } from '#src/data/first-visit.ts';
import { type Alternate, parentPath } from './alternates.ts';
import { answerOf } from './answer-of.ts';

/** What search engines and link previews read of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly jsonLd: object | null;
  /**
   * Search engines must not index the page: nothing is there, it belongs to one shopper, or it is one of endlessly many
   * searches.
   */
  readonly isHidden: boolean;
}

interface HeadQuestion {
  readonly store: StoreView;
  /** Path inside the store view. */
  readonly path: string;
  readonly shopUrl: string;
  readonly status: 200 | 404;
  readonly answers: FirstVisit;
  readonly alternates: readonly Alternate[];
  /** Name and sentence of the shop, in the page's language. */
  readonly shop: {
    readonly name: string;
    readonly lead: string;
    readonly notFound: string;
    readonly collections: string;
    readonly booking: string;
    readonly checkout: string;
    readonly confirmation: string;
    readonly account: string;
    readonly newPassword: string;
    readonly search: string;
    readonly wishlist: string;
    readonly cart: string;
    readonly magazine: string;
    readonly reviews: string;
  };
}

const DESCRIPTION_MAX = 160;
const INSTALLED_HOME = '/pwa.html';

/** The head of a page, from the answers it was made of. */
export function pageHead(question: HeadQuestion): PageHead {
  const { store, shopUrl, answers, shop, status } = question;
  const product = answerOf<ProductView>(answers, 'product.bySku');
  const listing = answerOf<ListingView>(answers, 'listing.category');
  const content = answerOf<ContentView>(answers, 'content.byIdentifier');
  const page = answerOf<PageView>(answers, 'page.byPath');
  const path = product
    ? parentPath(product)
    : (listing?.trail.at(-1)?.path ?? (page?.kind === 'content' ? `/${page.identifier}` : canonicalOf(question.path)));
  const own = hiddenName(question.path);
  const name =
    status === 404 ? shop.notFound : (product?.name ?? listing?.title ?? content?.title ?? ownName(question));
  const text = product?.description[0] ?? (content?.article?.lead || content?.paragraphs[0]) ?? shop.lead;
  return {
    title: name ? `${name} – ${shop.name}` : shop.name,
    description: text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text,
    canonical: `${shopUrl}${inStore(store, path)}`,
    alternates: question.alternates.map((alternate) => ({
      language: alternate.language,
      href: `${shopUrl}${alternate.path}`,
    })),
    jsonLd: product
      ? productLd(product, question)
      : listing
        ? trailLd(listing, question)
        : content?.article
          ? articleLd(content, question)
          : null,
    isHidden: status === 404 || own !== undefined,
  };
}

/** The installed shop starts at an address of its own, which shows the home page. */
function canonicalOf(path: string): string {
  return path === INSTALLED_HOME ? '/' : path;
}

/** The title of a page that has no product, category or text of its own to be named after. */
function ownName({ path, store, shop }: HeadQuestion): string | undefined {
  const own = hiddenName(path);
  if (own) return shop[own];
  if (path === MAGAZINE_PATH) return shop.magazine;
  if (path === store.reviewsPath) return shop.reviews;
  return path === store.collectionsPath ? shop.collections : undefined;
}

/** Whether what is at this path, inside its store view, is nothing for search engines. */
export function isHiddenPath(path: string): boolean {
  return hiddenName(path) !== undefined;
}

/** The words for a page that belongs to one shopper, or is one of endlessly many. */
function hiddenName(path: string): HiddenPage | 'booking' | undefined {
  return isBookingPath(path) ? 'booking' : hiddenPages.get(path);
}

type HiddenPage = 'checkout' | 'confirmation' | 'account' | 'newPassword' | 'search' | 'wishlist' | 'cart';

const hiddenPages: ReadonlyMap<string, HiddenPage> = new Map<string, HiddenPage>([
  ['/checkout', 'checkout'],
  ['/payment-failed', 'checkout'],
  ['/confirmation', 'confirmation'],
  ['/my-account', 'account'],
  ['/create-password', 'newPassword'],
  [searchPath(''), 'search'],
  [WISHLIST_PATH, 'wishlist'],
  [SET_CART_PATH, 'cart'],
]);

/** What can be bought, in the words of structured data; all else is out of stock. */
const availabilities: Readonly<Partial<Record<StockBadge, string>>> = {
  in_stock: 'InStock',
  low_stock: 'InStock',
  volatile: 'InStock',
  orderable: 'BackOrder',
  discontinued_sellable: 'LimitedAvailability',
  discontinued: 'Discontinued',
};

function productLd(product: ProductView, { store, shopUrl }: HeadQuestion): object {
  const { price, sku, stock } = product.chosen;
  // A set is bought as its parts, whatever is counted of itself.
  const isSetSold = product.isWhole && product.parts.some(({ qty }) => qty > 0);
  const availability =
    product.parts.length > 0 ? (isSetSold ? 'InStock' : 'OutOfStock') : (availabilities[stock] ?? 'OutOfStock');
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.chosen.name,
    sku,
    image: product.gallery.map(({ image }) => `${shopUrl}/media${onPaper(image)}`),
    description: product.description.join(' '),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand.label } } : {}),
    ...(product.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating.average,
            reviewCount: product.rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
    ...(price.amountMinor === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: toMajor(price.amountMinor),
            priceCurrency: store.currency.code,
            availability: `https://schema.org/${availability}`,
            url: `${shopUrl}${inStore(store, product.chosen.path)}`,
          },
        }),
  };
}

function articleLd({ title, article }: ContentView, { shopUrl }: HeadQuestion): object {
  const { author, publishedOn, image } = article!;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(image === null ? {} : { image: `${shopUrl}/media${onPaper(image)}` }),
    ...(publishedOn === null ? {} : { datePublished: publishedOn }),
    ...(author === null ? {} : { author: { '@type': 'Person', name: author } }),
  };
}

function trailLd({ trail }: ListingView, { store, shopUrl }: HeadQuestion): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${shopUrl}${inStore(store, path)}`,
    })),
  };
}
