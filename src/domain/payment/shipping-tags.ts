/** Weight and sizes of one piece, as a product says them: kilograms and centimetres; what is not known counts as nothing. */
export interface PieceMeasures {
  readonly weight?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly length?: number | undefined;
}

/** What a cart may weigh and measure for its tag; a limit that is not named does not bind (contract: shipping_limits). */
export interface ShippingLimit extends PieceMeasures {
  readonly code: string;
}

export const FREE_SHIPPING_TAG = 'free-shipping';

const GRAMS = 1000;
const MILLIMETRES = 10;

/** Attributes of one piece for the provider: grams, and centimetres times ten (spec 9: dimensions). */
export function shippingAttributes(piece: PieceMeasures, tags: readonly string[]) {
  const { weight = 0, height = 0, width = 0, length = 0 } = piece;
  const whole = (value: number, times: number): number => Math.max(0, Math.round(value * times));
  return {
    weight: whole(weight, GRAMS),
    dimensions: {
      height: whole(height, MILLIMETRES),
      width: whole(width, MILLIMETRES),
      length: whole(length, MILLIMETRES),
    },
    tags: [...tags],
  };
}

/**
 * The tags of a cart: the code of each limit that its weight and its sizes, each added up over all pieces, do not exceed,
 * and one where the delivery costs nothing (spec 5: shipping limits).
 */
export function shippingTags(
  pieces: readonly { readonly qty: number; readonly measures: PieceMeasures }[],
  limits: readonly ShippingLimit[],
  isDeliveryFree: boolean,
): string[] {
  const sumOf = (field: keyof PieceMeasures): number =>
    pieces.reduce((sum, { qty, measures }) => sum + qty * (measures[field] ?? 0), 0);
  const fields = ['weight', 'width', 'height', 'length'] as const;
  const within = limits.filter((limit) => fields.every((field) => sumOf(field) <= (limit[field] ?? Infinity)));
  return [...within.map(({ code }) => code), ...(isDeliveryFree ? [FREE_SHIPPING_TAG] : [])];
}
