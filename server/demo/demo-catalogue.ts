import { categoryDocuments } from '../import/category-tree.ts';
import type { ImportedCatalogue } from '../import/imported-catalogue.ts';
import { shopBasics } from '../import/shop-basics.ts';
import { demoAttributes } from './attributes.ts';
import { bedroom } from './bedroom.ts';
import { categoryPicture, categoryTree } from './categories.ts';
import { cmsBlocks } from './cms-blocks.ts';
import { companyPages } from './company-pages.ts';
import type { DemoProduct } from './demo-product.ts';
import { diningRoom } from './dining-room.ts';
import { garden } from './garden.ts';
import { interior } from './interior.ts';
import { lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import { demoNavigation } from './navigation.ts';
import { pictured } from './pictured.ts';
import { campaignsIn, priceHistories } from './price-history/price-history.ts';
import { productDocument } from './product-document.ts';
import { household } from './range/household.ts';
import { indoor } from './range/indoor.ts';
import { purchasePages } from './purchase-pages.ts';
import { reviewDocuments } from './reviews/product-reviews.ts';
import { services } from './services.ts';
import { sets } from './sets.ts';
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
    is_featured: category['level'] === 2,
  }));
  return {
    documents: {
      ...shopBasics(),
      products,
      categories,
      attributes: demoAttributes(demoProducts, campaignsIn(histories)),
      cms_blocks: cmsBlocks,
      cms_pages: [...purchasePages, ...companyPages],
      navigation: [demoNavigation(categories)],
      url_rewrites: urlRewrites,
      price_history: histories,
      reviews: reviewDocuments(designedProducts, demoProducts),
    },
    rejections: [],
  };
}
