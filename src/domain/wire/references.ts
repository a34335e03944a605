import type {
  Attribute as WireAttribute,
  Category as WireCategory,
  Navigation as WireNavigation,
  TaxRule as WireTaxRule,
  UrlRewriteDocument,
} from '#schemas/api/generated/types.gen.ts';
import type { Attribute, NavigationLink, Navigation, UrlRewrite } from '../references.ts';
import type { Category } from '../category.ts';
import type { TaxRule } from '../tax.ts';
import { nameFromWire } from './name.ts';
import { translationsFromWire } from './translations.ts';

/** A category of the wire. */
export function categoryFromWire(wire: WireCategory): Category {
  return {
    id: String(wire.id),
    parentId: String(wire.parent_id),
    name: nameFromWire(wire.name) || wire.url_key,
    slug: wire.slug ?? wire.url_key,
    urlPath: wire.url_path,
    level: wire.level,
    position: wire.position ?? 0,
    isActive: wire.is_active,
    productCount: wire.product_count ?? 0,
    isFeatured: wire.is_featured ?? false,
    image: wire.image ?? null,
    translations: translationsFromWire(wire['translations'], { name: 'name' }),
  };
}

/** An attribute with its options; empty labels are dropped (spec 5: empty variant labels). */
export function attributeFromWire(wire: WireAttribute): Attribute {
  return {
    id: String(wire.attribute_id),
    code: wire.attribute_code,
    label: nameFromWire(wire.frontend_label ?? wire.default_frontend_label ?? wire.attribute_code),
    isComparable: isOn(wire.is_comparable),
    isYesNo: wire.frontend_input === 'boolean' && wire.options.length === 0,
    options: wire.options
      .filter((option) => option.label.trim() !== '')
      .map((option) => ({
        value: String(option.value),
        label: nameFromWire(option.label),
        swatch: typeof option['swatch'] === 'string' ? option['swatch'] : null,
        translations: translationsFromWire(option['translations'], { label: 'label' }),
      })),
    translations: translationsFromWire(wire['translations'], { frontend_label: 'label' }),
  };
}

/** Reads a flag of the wire, which is a boolean, a number or a text. */
function isOn(flag: boolean | number | string | undefined): boolean {
  return flag !== undefined && ['true', '1'].includes(String(flag));
}

/** A tax rule with its rates in per cent. */
export function taxRuleFromWire(wire: WireTaxRule): TaxRule {
  return {
    id: wire.id,
    productTaxClassIds: wire.product_tax_class_ids,
    customerTaxClassIds: wire.customer_tax_class_ids ?? [],
    rates: wire.rates.map((rate) => ({
      ratePercent: rate.rate,
      country: rate.tax_country_id,
      regionId:
        rate.tax_region_id === undefined || Number(rate.tax_region_id) === 0 ? null : String(rate.tax_region_id),
    })),
  };
}

/** Menus of a store view. */
export function navigationFromWire(wire: WireNavigation): Navigation {
  return { header: inOrder(wire.navItems).map(linkFromWire), footer: inOrder(wire.footerItems).map(linkFromWire) };
}

function linkFromWire(item: WireNavigation['navItems'][number]): NavigationLink {
  return {
    id: item.id,
    title: nameFromWire(item.title),
    path: item.url ?? null,
    children: inOrder(item.children).map(linkFromWire),
    translations: translationsFromWire(item['translations'], { title: 'title' }),
  };
}

/** A redirect from an old address. */
export function rewriteFromWire(wire: UrlRewriteDocument): UrlRewrite {
  return { path: wire.request_path, target: wire.relative_url, status: wire.redirectCode };
}

/** Rows in their order. */
export function inOrder<T extends { position?: number }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
}
