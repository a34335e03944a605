import type { FurnitureKind } from './furniture-kind.ts';
import type { Random } from './random.ts';

const KILOGRAMS_PER_CUBIC_METRE = 45;
const CUBIC_CM_PER_CUBIC_METRE = 1_000_000;

/** Measures of a product within what its kind allows, in cm, and its weight in kg. */
export function sizesOf(kind: FurnitureKind, random: Random): Record<string, number> {
  const width = random.whole(...kind.width);
  const depth = random.whole(...kind.depth);
  const height = random.whole(...kind.height);
  const volume = (width * depth * height) / CUBIC_CM_PER_CUBIC_METRE;
  return {
    product_width: width,
    product_depth: depth,
    product_height: height,
    ...partsOf(kind, { width, depth, height, random }),
    weight: Math.max(0.2, Math.round(volume * KILOGRAMS_PER_CUBIC_METRE * 10) / 10),
  };
}

function partsOf(
  kind: FurnitureKind,
  { width, depth, height, random }: { width: number; depth: number; height: number; random: Random },
): Record<string, number> {
  if (kind.group === 'seat') {
    return {
      product_seat_width: Math.max(30, width - random.whole(4, 36)),
      product_seat_depth: Math.min(depth, random.whole(42, 66)),
      product_seat_height: Math.min(height, random.whole(38, 52)),
    };
  }
  if (kind.group === 'table') {
    return {
      product_table_height: height,
      product_thickness: random.whole(2, 5),
      product_leg_distance: Math.max(10, width - random.whole(10, 30)),
    };
  }
  return kind.group === 'pole' ? { product_pole_diameter: random.whole(2, 5) } : {};
}
