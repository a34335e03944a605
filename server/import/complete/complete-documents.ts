import { productPath } from '#domain/paths.ts';
import type { PictureList } from '../files/picture-list.ts';
import { type Fields, type ReadDocument, rowsOf } from '../files/read-document.ts';
import { idsByPath } from '../category-tree.ts';
import { tidyDumped } from '../dumps/dumped-documents.ts';
import type { Reading } from '../files/reading.ts';
import { albumTiles } from './album-tiles.ts';
import { Completed } from './completed.ts';
import { OptionNames, storedAttribute } from './option-names.ts';
import { withPicturePaths } from './picture-paths.ts';
import { placedCategories, writtenCategory } from './written-category.ts';
import { writtenHistory } from './written-history.ts';
import { writtenNavigation } from './written-navigation.ts';
import { writtenBlock, writtenPage, type PathOfSku, writtenPost } from './written-page.ts';
import { writtenProduct } from './written-product.ts';
import { writtenReviews } from './written-reviews.ts';
import { writtenShowroom } from './written-showroom.ts';

/** What lies beside the documents of a folder. */
export interface FolderContents {
  readonly pictures: PictureList;
  /** Paths of all files. */
  readonly files: ReadonlySet<string>;
}

/**
 * Documents as the shop keeps them: those that somebody wrote by hand get what follows from them and from each other, and
 * complete ones stay as they are. One that cannot be meant is rejected.
 */
export function completeDocuments(reading: Reading, { pictures, files }: FolderContents): readonly ReadDocument[] {
  const documents = new Completed(reading);
  reading.assumptions.push(...tidyDumped(documents));
  documents.everyOne((fields) => withPicturePaths(fields, pictures));
  const options = new OptionNames(documents.of('attribute'));
  documents.each('attribute', storedAttribute);
  const tree = placedCategories(documents.of('category'));
  const idOfPath = idsByPath(tree);
  documents.each('product', (product) => writtenProduct(product, { options, tree, idOfPath, pictures, files }));
  const products = documents.of('product');
  documents.each('category', writtenCategory(documents.of('category'), tree, products));
  const ownerOf = ownersBySku(products);
  const pathOf: PathOfSku = (sku) => pathOfProduct(ownerOf.get(sku));
  const themes = documents.of('cms_blog_category');
  documents.eachText('cms_page', (page) => writtenPage(page, pathOf));
  documents.eachText('cms_block', (block) => writtenBlock(block, pathOf));
  documents.eachText('cms_blog', (post) => {
    const picture = pictures.pathOf(`pictures/blog/${String(post['url_key'])}.webp`);
    return writtenPost(post, { pathOf, themes, picture });
  });
  documents.each('navigation', (menus) => writtenNavigation(menus, documents.of('category')));
  documents.each('showroom', writtenShowroom);
  documents.each('price_history', (history) => writtenHistory(history, ownerOf.get(String(history['sku'])), options));
  documents.each('product_reviews', (reviews) => writtenReviews(reviews, ownerOf.get(String(reviews['sku']))));
  documents.become('album', 'static_content', (albums) => albumTiles(albums, pathOf));
  return documents.all;
}

/** Products by their own sku and by those of their variants. */
function ownersBySku(products: readonly Fields[]): ReadonlyMap<string, Fields> {
  return new Map(
    products.flatMap((product) => [
      [String(product['sku']), product] as const,
      ...rowsOf(product['configurable_children']).map((child) => [String(child['sku']), product] as const),
    ]),
  );
}

/** Where a product is, the same in every store view. */
function pathOfProduct(product: Fields | undefined): string | undefined {
  if (!product) return undefined;
  return productPath({ sku: String(product['sku']), slug: String(product['slug']), type: 'simple' });
}
