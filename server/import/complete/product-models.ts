import type { Fields } from '../files/read-document.ts';
import type { Surroundings } from './surroundings.ts';

const endings = { model_glb: 'glb', model_usdz: 'usdz' } as const;
const OUTLINE = 'measure_outline';

/** The models of a product that the folder has, and the drawing of its measures, as its document names them. */
export function modelFields(product: Fields, { files }: Surroundings): Fields {
  const paths = [
    ...Object.entries(endings).map(([field, ending]) => [field, pathOf(product, ending)] as const),
    [OUTLINE, outlinePathOf(product)] as const,
  ];
  return Object.fromEntries(paths.filter(([, path]) => files.has(path)).map(([field, path]) => [field, `/${path}`]));
}

/**
 * The model of a variant where it is another: a file for iPhone and iPad shows one colour, and others by addresses of their
 * own.
 */
export function modelOfColour(product: Fields, colour: string, { files }: Surroundings): Fields {
  if (!files.has(pathOf(product, endings.model_usdz))) return {};
  return { model_usdz: `/models/${String(product['sku'])}/${colour}.${endings.model_usdz}` };
}

/** The drawing of the measures of a variant that is wider or narrower than its product. */
export function outlineOfWidth(product: Fields, { product_width: width }: Fields, { files }: Surroundings): Fields {
  const path = outlinePathOf(product, `-${String(width)}`);
  return width !== undefined && files.has(path) ? { [OUTLINE]: `/${path}` } : {};
}

function outlinePathOf(product: Fields, width = ''): string {
  return `outlines/${String(product['sku'])}${width}.svg`;
}

function pathOf(product: Fields, ending: string): string {
  return `models/${String(product['sku'])}.${ending}`;
}
