import { productPath } from '#domain/paths.ts';
import { categoryDocuments } from '../import/category-tree.ts';
import type { ImportedCatalogue } from '../import/imported-catalogue.ts';
import { shopBasics } from '../import/shop-basics.ts';
import type { WireDocument } from '../store/collections.ts';
import { demoAttributes } from './attributes.ts';
import { staticContent } from './banners/static-content.ts';
import { bedroom } from './bedroom.ts';
import { cmsBlocks } from './blocks/cms-blocks.ts';
import { categoryId, categoryPicture, categoryTree } from './categories.ts';
import { companyPages } from './company-pages.ts';
import type { DemoProduct } from './demo-product.ts';
import { diningRoom } from './dining-room.ts';
import { garden } from './garden.ts';
import { interior } from './interior.ts';
import { lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import { blogPosts } from './magazine/blog-posts.ts';
import { blogCategories } from './magazine/themes.ts';
import { demoNavigation } from './navigation.ts';
import { pictured } from './pictured.ts';
import { campaignsIn, priceHistories } from './price-history/price-history.ts';
import { productDocument } from './product-document.ts';
import { household } from './range/household.ts';
import { indoor } from './range/indoor.ts';
import { purchasePages } from './purchase-pages.ts';
import { servicePages } from './service-pages.ts';
import { reviewDocuments } from './reviews/product-reviews.ts';
import { services } from './services.ts';
import { sets } from './sets.ts';
import { demoShowrooms } from './showrooms.ts';
import { sofas } from './sofas.ts';
import { storage } from './storage.ts';
import { urlRewrites } from './url-rewrites.ts';

const first: readonly DemoProduct[] = [
  ...sofas,
  ...livingRoom,
  ...diningRoom,
  ...bedroom,
  ...storage,
  ...garden,
  ...lighting,
  ...interior,
  ...sets,
  ...services,
];

const range: readonly DemoProduct[] = [...indoor, ...household];

/** Everything that was designed, as its maker writes it down. */
export const designedProducts: readonly DemoProduct[] = [...first, ...range];

/** What of it the shop sells. */
export const demoProducts: readonly DemoProduct[] = [...first, ...pictured(range, first)];

/** The small hand-made shop that is there before any real one. */
export function demoCatalogue(): ImportedCatalogue {
  const products = demoProducts.map(productDocument);
  const histories = priceHistories(demoProducts);
  const categories = categoryDocuments(categoryTree, products).map((category) => ({
    ...category,
    image: categoryPicture(Number(category.id)),
    // The rooms of the house; campaigns are no room.
    is_featured: category['level'] === 2 && category.id !== categoryId('campaigns'),
  }));
  const paths = productPaths(products);
  return {
    documents: {
      ...shopBasics(),
      products,
      categories,
      attributes: demoAttributes(demoProducts, campaignsIn(histories)),
      cms_blocks: cmsBlocks,
      cms_pages: [...purchasePages, ...companyPages, ...servicePages],
      blog_posts: blogPosts(paths),
      blog_categories: blogCategories,
      navigation: [demoNavigation(categories)],
      showrooms: demoShowrooms,
      static_content: staticContent(paths),
      url_rewrites: urlRewrites,
      price_history: histories,
      reviews: reviewDocuments(designedProducts, demoProducts),
    },
    rejections: [],
  };
}

/** Where each product is, the same in every store view. */
function productPaths(products: readonly WireDocument[]): ReadonlyMap<string, string> {
  const named = products.map(({ sku, slug }) => ({ sku: String(sku), slug: String(slug), type: 'simple' as const }));
  return new Map(named.map((product) => [product.sku, productPath(product)]));
}
