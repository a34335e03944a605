import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { measureFields } from '#config/facets.ts';
import { encodings } from '../files/first-look.ts';
import { delimiters } from '../files/looks-like-list.ts';
import { units } from './list-numbers.ts';

/** What an option must not be called: it would stand where a field of the product does. */
const fieldNames: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'name',
  'slug',
  'stock',
  'image',
  'status',
  'visibility',
  'categories',
  'description',
  'type_id',
]);

const zColumns = z.union([z.string(), z.array(z.string())]).transform((named) => [named].flat());
const zSize = z.union([
  z.string().transform((column) => ({ column, unit: undefined })),
  z.strictObject({ column: z.string(), unit: z.enum(units).optional() }),
]);
/** A column, or one with what its option is called: `Option1 Value` may hold sizes. */
const zOption = z.union([
  z.string().transform((column) => ({ column, label: column })),
  z.strictObject({ column: z.string(), label: z.string().trim().min(1) }),
]);

const zListMap = z.strictObject({
  /** How the file is written; what is left out is looked at in the file. */
  delimiter: z.enum(delimiters).optional(),
  decimal: z.enum([',', '.']).optional(),
  encoding: z.enum(encodings).optional(),
  /** Columns by the field that they hold. Several are put together: to a name, to the levels of a category, to a gallery. */
  columns: z.strictObject({
    sku: zColumns,
    name: zColumns,
    price_incl_tax: z.string(),
    original_price_incl_tax: z.string().optional(),
    special_price_incl_tax: z.string().optional(),
    categories: zColumns.optional(),
    product_name_2: zColumns.optional(),
    description: zColumns.optional(),
    stock: z.string().optional(),
    pictures: zColumns.optional(),
  }),
  /** Columns of measures, with the unit of cells that name none. */
  sizes: z.partialRecord(z.enum(measureFields), zSize).default({}),
  /** Columns of what can be filtered by and chosen, by the code of the attribute. */
  options: z
    .record(
      z
        .string()
        .regex(/^[a-z][a-z0-9_]{1,59}$/)
        .refine((code) => !fieldNames.has(code)),
      zOption,
    )
    .default({}),
  /** What stands between the levels of a category in one cell. */
  category_separator: z.string().min(1).default('>'),
  /** Where rows are that name no category. */
  category: z.string().trim().min(1).default('Varer'),
  /** Rows with the same cells in these columns are variants of one product, which these options tell apart. */
  family: z.strictObject({ columns: zColumns, options: z.array(z.string()).min(1) }).nullish(),
});

/** What the columns of a list mean. */
export type ListMap = z.infer<typeof zListMap>;

/** A map as somebody writes it. */
export type WrittenMap = z.input<typeof zListMap>;

/** Reads a map. Throws a sentence that names what is wrong. */
export function readListMap(file: string): ListMap {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`There is no map ${file}.`, { cause: error });
  }
  return listMapOf(parsed(text, file), file);
}

/** A map that was read, with what it leaves out. `file` is what it is called in sentences. */
export function listMapOf(value: unknown, file: string): ListMap {
  const outcome = zListMap.safeParse(value);
  if (!outcome.success) {
    const [issue] = outcome.error.issues;
    const at = issue!.path.join('.');
    throw new Error(`The map ${file} cannot be meant${at === '' ? '' : `, at ${at}`}: ${issue!.message}.`);
  }
  const { family, options } = outcome.data;
  const unknown = family?.options.find((code) => options[code] === undefined);
  if (unknown !== undefined)
    throw new Error(`The map ${file} tells a family apart by ${unknown}, which is none of its options.`);
  return outcome.data;
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new Error(`The map ${file} is no JSON: ${(error as Error).message}.`, { cause: error });
  }
}

/** Every column that a map names. */
export function columnsOf({ columns, sizes, options, family }: ListMap): string[] {
  return [
    ...Object.values(columns).flat(),
    ...Object.values(sizes).map(({ column }) => column),
    ...Object.values(options).map(({ column }) => column),
    ...(family?.columns ?? []),
  ];
}
