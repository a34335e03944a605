import { type CategoryNode, categoryTree } from '../category.ts';
import { categoryPath, normalisePath } from '../paths.ts';
import type { Navigation } from '../references.ts';
import { inLocale } from '../translations.ts';
import { type BannerView, bannerOf } from './banner.ts';
import type { CatalogueContext } from './catalogue-context.ts';

/** A category in the menu, with its subcategories. */
export interface CategoryMenu {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly slug: string;
  readonly image: string | null;
  readonly productCount: number;
  readonly isFeatured: boolean;
  /** The banner beside its subcategories. */
  readonly aside: BannerView | null;
  readonly children: readonly CategoryMenu[];
}

/** The categories that have products, from the menu level down. */
export function categoryMenu(context: CatalogueContext): CategoryMenu[] {
  return menuOf(categoryTree(context.categories), context);
}

function menuOf(nodes: readonly CategoryNode[], context: CatalogueContext): CategoryMenu[] {
  const { locale, countIn } = context;
  return nodes
    .filter(({ category }) => countIn(category) > 0)
    .map(({ category, children }) => ({
      id: category.id,
      name: inLocale(category, locale).name,
      path: categoryPath(category),
      slug: category.slug,
      image: category.image,
      productCount: countIn(category),
      isFeatured: category.isFeatured,
      aside: bannerOf('menuAside', context, category.urlPath),
      children: menuOf(children, context),
    }));
}

/** A link at the bottom of every page. */
export interface FooterLink {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** The footer links of a store view as a flat list, without headings. */
export function footerLinks({ footer }: Navigation, locale: string): FooterLink[] {
  return footer
    .flatMap((link) => [link, ...link.children])
    .flatMap((link) => {
      const { id, title, path } = inLocale(link, locale);
      return path === null ? [] : [{ id, title, path: normalisePath(path) }];
    });
}
