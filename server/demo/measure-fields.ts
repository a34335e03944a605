import type { Measures } from './demo-product.ts';

const measureNames: Readonly<Record<keyof Measures, string>> = {
  width: 'product_width',
  depth: 'product_depth',
  height: 'product_height',
  seatWidth: 'product_seat_width',
  seatDepth: 'product_seat_depth',
  seatHeight: 'product_seat_height',
  tableHeight: 'product_table_height',
  thickness: 'product_thickness',
  legDistance: 'product_leg_distance',
  poleDiameter: 'product_pole_diameter',
  weight: 'weight',
};

/** Measures under the names of the contract. */
export function measureFields(own: Measures): Record<string, number> {
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [measureNames[name as keyof Measures], value]));
}
