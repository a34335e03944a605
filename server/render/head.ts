import { type StoreView, storeViews } from '#config/stores.ts';
import { toMajor } from '#domain/money.ts';
import { inStore } from '#domain/paths.ts';
import type { ContentView } from '#domain/views/content.ts';
import type { ListingView } from '#domain/views/listing.ts';
import type { ProductView } from '#domain/views/product.ts';
import type { FirstVisit } from '#src/data/first-visit.ts';

/** What search engines and previews read of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly jsonLd: object | null;
}

interface HeadQuestion {
  readonly store: StoreView;
  /** Inside the store view. */
  readonly path: string;
  readonly shopUrl: string;
  readonly answers: FirstVisit;
  /** Name and sentence of the shop, in the page's language. */
  readonly shop: { readonly name: string; readonly lead: string };
}

const DESCRIPTION_MAX = 160;

/** The head of a page, from the answers it was made of. */
export function pageHead(question: HeadQuestion): PageHead {
  const { store, shopUrl, answers, shop } = question;
  const product = valueOf<ProductView>(answers, 'product.bySku');
  const listing = valueOf<ListingView>(answers, 'listing.category');
  const content = valueOf<ContentView>(answers, 'content.byIdentifier');
  const path = product ? product.path.split('/').slice(0, 4).join('/') : question.path;
  const name = product?.name ?? listing?.title ?? content?.title;
  const text = product?.description[0] ?? content?.paragraphs[0] ?? shop.lead;
  return {
    title: name ? `${name} – ${shop.name}` : shop.name,
    description: text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text,
    canonical: `${shopUrl}${inStore(store, path)}`,
    alternates: product ? alternatesOf(shopUrl, path) : [],
    jsonLd: product ? productLd(product, question) : listing ? trailLd(listing, question) : null,
  };
}

/** A product has the same path in every store view. */
function alternatesOf(shopUrl: string, path: string): PageHead['alternates'] {
  return storeViews.map((store) => ({ language: store.locales[0]!, href: `${shopUrl}${inStore(store, path)}` }));
}

function productLd(product: ProductView, { store, shopUrl }: HeadQuestion): object {
  const { price, sku, stock } = product.chosen;
  const availability = stock === 'in_stock' || stock === 'low_stock' ? 'InStock' : 'OutOfStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku,
    image: product.gallery.map(({ image }) => `${shopUrl}/media${image}`),
    description: product.description.join(' '),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
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

function valueOf<T>(answers: FirstVisit, name: string): T | null {
  return (answers.find(([ref]) => ref.name === name)?.[1].value as T | null | undefined) ?? null;
}
