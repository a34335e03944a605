import { type CategoryNode, categoryTree } from '../category.ts';
import { categoryPath, normalisePath } from '../paths.ts';
import type { Navigation, NavigationLink } from '../references.ts';
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

/** Links at the bottom of every page that stand under a heading of their own. */
export interface FooterGroup {
  readonly id: string;
  readonly title: string;
  readonly links: readonly FooterLink[];
}

/** What stands at the bottom of every page: links without a heading, and groups of links. */
export interface FooterMenu {
  readonly links: readonly FooterLink[];
  readonly groups: readonly FooterGroup[];
}

/** The bottom of every page of a store view. An entry that others are below is their heading; one that leads somewhere itself is the first of them. */
export function footerMenu({ footer }: Navigation, locale: string): FooterMenu {
  const linksOf = (entries: readonly NavigationLink[]): FooterLink[] =>
    entries.flatMap((entry) => {
      const { id, title, path } = inLocale(entry, locale);
      return [...(path === null ? [] : [{ id, title, path: normalisePath(path) }]), ...linksOf(entry.children)];
    });
  const isGroup = ({ children }: NavigationLink): boolean => children.length > 0;
  return {
    links: linksOf(footer.filter((entry) => !isGroup(entry))),
    groups: footer.filter(isGroup).map((entry) => ({
      id: entry.id,
      title: inLocale(entry, locale).title,
      links: linksOf([entry]),
    })),
  };
}
