import { measureFields } from '#config/facets.ts';
import type { WireDocument } from '../store/collections.ts';
import { type FacetOption, type Labels, labels } from './facet-option.ts';

interface AttributeConfig {
  readonly id: number;
  readonly label: string;
  readonly translations: Labels;
}

const attribute = (id: number, label: string, sv: string, en: string): AttributeConfig => ({
  id,
  label,
  translations: labels(sv, en),
});

/** Attributes whose values are options. */
export const facetAttributes = {
  color: attribute(93, 'Farge', 'Färg', 'Colour'),
  product_brand: attribute(141, 'Merke', 'Märke', 'Brand'),
  product_collection: attribute(142, 'Serie', 'Serie', 'Series'),
  product_material: attribute(143, 'Materiale', 'Material', 'Material'),
  product_function: attribute(144, 'Funksjon', 'Funktion', 'Function'),
  product_form: attribute(145, 'Form', 'Form', 'Shape'),
  product_campaign: attribute(146, 'Kampanje', 'Kampanj', 'Campaign'),
  product_sale_status: attribute(147, 'Sortiment', 'Sortiment', 'Range'),
  product_side: attribute(148, 'Side', 'Sida', 'Side'),
} as const;

/** Code of an attribute whose values are options. */
export type FacetCode = keyof typeof facetAttributes;

const measureAttributes: Readonly<Record<(typeof measureFields)[number], AttributeConfig>> = {
  product_width: attribute(161, 'Bredde (cm)', 'Bredd (cm)', 'Width (cm)'),
  product_depth: attribute(162, 'Dybde (cm)', 'Djup (cm)', 'Depth (cm)'),
  product_height: attribute(163, 'Høyde (cm)', 'Höjd (cm)', 'Height (cm)'),
  product_seat_width: attribute(164, 'Setebredde (cm)', 'Sittbredd (cm)', 'Seat width (cm)'),
  product_seat_depth: attribute(165, 'Setedybde (cm)', 'Sittdjup (cm)', 'Seat depth (cm)'),
  product_seat_height: attribute(166, 'Setehøyde (cm)', 'Sitthöjd (cm)', 'Seat height (cm)'),
  product_table_height: attribute(167, 'Bordhøyde (cm)', 'Bordshöjd (cm)', 'Table height (cm)'),
  product_thickness: attribute(168, 'Tykkelse (cm)', 'Tjocklek (cm)', 'Thickness (cm)'),
  product_leg_distance: attribute(169, 'Mellom bena (cm)', 'Mellan benen (cm)', 'Between the legs (cm)'),
  product_pole_diameter: attribute(170, 'Stangdiameter (cm)', 'Stångdiameter (cm)', 'Pole diameter (cm)'),
  weight: attribute(171, 'Vekt (kg)', 'Vikt (kg)', 'Weight (kg)'),
};

/** Attribute documents: the facets with the options in use, and the measures, which have none. */
export function attributeDocuments(used: Readonly<Partial<Record<FacetCode, readonly FacetOption[]>>>): WireDocument[] {
  const facets = (Object.keys(facetAttributes) as FacetCode[])
    .filter((code) => (used[code] ?? []).length > 0)
    .map((code) => attributeDocument(code, facetAttributes[code], used[code]!));
  const measures = measureFields.map((code) => attributeDocument(code, measureAttributes[code], []));
  return [...facets, ...measures];
}

function attributeDocument(code: string, config: AttributeConfig, options: readonly FacetOption[]): WireDocument {
  const { label, translations } = config;
  return {
    id: config.id,
    attribute_id: config.id,
    attribute_code: code,
    frontend_input: options.length > 0 ? 'select' : 'text',
    frontend_label: label,
    default_frontend_label: label,
    is_comparable: true,
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: true,
    options: options.map(optionFields),
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [locale, { frontend_label: texts.label }]),
    ),
  };
}

function optionFields({ value, label, swatch, translations }: FacetOption): FacetOption {
  return { value, label, ...(swatch ? { swatch } : {}), ...(translations ? { translations } : {}) };
}
