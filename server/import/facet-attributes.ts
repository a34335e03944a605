import { measureFields } from '#config/facets.ts';
import type { WireDocument } from '../store/collections.ts';
import { type FacetOption, type Label, labelled, type Labels } from './facet-option.ts';

interface AttributeConfig {
  readonly id: number;
  readonly label: string;
  readonly translations: Partial<Labels>;
}

const attribute = (id: number, ...label: Label): AttributeConfig => ({ id, ...labelled(label) });

/** Attributes whose values are options. */
export const facetAttributes = {
  color: attribute(93, 'Farge', 'Färg', 'Colour', 'Farve', 'Väri'),
  product_brand: attribute(141, 'Merke', 'Märke', 'Brand', 'Mærke', 'Merkki'),
  product_collection: attribute(142, 'Serie', 'Serie', 'Series', 'Serie', 'Sarja'),
  product_material: attribute(143, 'Materiale', 'Material', 'Material', 'Materiale', 'Materiaali'),
  product_function: attribute(144, 'Funksjon', 'Funktion', 'Function', 'Funktion', 'Toiminto'),
  product_form: attribute(145, 'Form', 'Form', 'Shape', 'Form', 'Muoto'),
  product_campaign: attribute(146, 'Kampanje', 'Kampanj', 'Campaign', 'Kampagne', 'Kampanja'),
  product_sale_status: attribute(147, 'Sortiment', 'Sortiment', 'Range', 'Sortiment', 'Valikoima'),
  product_side: attribute(148, 'Side', 'Sida', 'Side', 'Side', 'Puoli'),
} as const;

/** Code of an attribute whose values are options. */
export type FacetCode = keyof typeof facetAttributes;

const measureAttributes: Readonly<Record<(typeof measureFields)[number], AttributeConfig>> = {
  product_width: attribute(161, 'Bredde (cm)', 'Bredd (cm)', 'Width (cm)', 'Bredde (cm)', 'Leveys (cm)'),
  product_depth: attribute(162, 'Dybde (cm)', 'Djup (cm)', 'Depth (cm)', 'Dybde (cm)', 'Syvyys (cm)'),
  product_height: attribute(163, 'Høyde (cm)', 'Höjd (cm)', 'Height (cm)', 'Højde (cm)', 'Korkeus (cm)'),
  product_seat_width: attribute(
    164,
    'Sittebredde (cm)',
    'Sittbredd (cm)',
    'Seat width (cm)',
    'Sædebredde (cm)',
    'Istuimen leveys (cm)',
  ),
  product_seat_depth: attribute(
    165,
    'Sittedybde (cm)',
    'Sittdjup (cm)',
    'Seat depth (cm)',
    'Sædedybde (cm)',
    'Istuimen syvyys (cm)',
  ),
  product_seat_height: attribute(
    166,
    'Sittehøyde (cm)',
    'Sitthöjd (cm)',
    'Seat height (cm)',
    'Sædehøjde (cm)',
    'Istuinkorkeus (cm)',
  ),
  product_table_height: attribute(
    167,
    'Bordhøyde (cm)',
    'Bordshöjd (cm)',
    'Table height (cm)',
    'Bordhøjde (cm)',
    'Pöydän korkeus (cm)',
  ),
  product_thickness: attribute(
    168,
    'Tykkelse (cm)',
    'Tjocklek (cm)',
    'Thickness (cm)',
    'Tykkelse (cm)',
    'Paksuus (cm)',
  ),
  product_leg_distance: attribute(
    169,
    'Mellom bena (cm)',
    'Mellan benen (cm)',
    'Between the legs (cm)',
    'Mellem benene (cm)',
    'Jalkojen väli (cm)',
  ),
  product_pole_diameter: attribute(
    170,
    'Stangdiameter (cm)',
    'Stångdiameter (cm)',
    'Pole diameter (cm)',
    'Stangdiameter (cm)',
    'Varren halkaisija (cm)',
  ),
  weight: attribute(171, 'Vekt (kg)', 'Vikt (kg)', 'Weight (kg)', 'Vægt (kg)', 'Paino (kg)'),
};

/** Attribute documents: the facets with the options in use, and the measures, which have none. */
export function attributeDocuments(used: Readonly<Partial<Record<FacetCode, readonly FacetOption[]>>>): WireDocument[] {
  const facets = (Object.keys(facetAttributes) as FacetCode[])
    .filter((code) => (used[code] ?? []).length > 0)
    .map((code) => attributeDocument(code, facetAttributes[code], used[code]!));
  const measures = measureFields.map((code) => attributeDocument(code, measureAttributes[code], []));
  return [...facets, ...measures];
}

/** The document of an attribute that only one catalogue has, in the words of that. */
export function customAttribute(
  code: string,
  { id, label }: { readonly id: number; readonly label: string },
  options: readonly FacetOption[],
): WireDocument {
  return attributeDocument(code, { id, label, translations: {} }, options);
}

/** What says nothing about a thing itself, so that nobody compares things by it. */
const notCompared: ReadonlySet<string> = new Set<FacetCode>(['product_campaign', 'product_sale_status']);

function attributeDocument(code: string, config: AttributeConfig, options: readonly FacetOption[]): WireDocument {
  const { label, translations } = config;
  return {
    id: config.id,
    attribute_id: config.id,
    attribute_code: code,
    frontend_input: options.length > 0 ? 'select' : 'text',
    frontend_label: label,
    default_frontend_label: label,
    is_comparable: !notCompared.has(code),
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
