/** An article of the demo shop that tests put into orders. */
export interface Article {
  readonly sku: string;
  readonly path: string;
  /** Gross, major units. */
  readonly price: number;
}

function article(sku: string, slug: string, price: number): Article {
  return { sku, path: `/p/${sku}/${slug}`, price };
}

export const boxes = article('GJEM-KASSE', 'gjem-oppbevaringskasser-to-stykker', 449);
export const chair = article('VIK-STOL', 'vik-hagestol', 2490);
export const lamp = article('STILLE-LESELAMPE', 'stille-leselampe', 1890);
export const mirror = article('BUE-SPEIL', 'bue-gulvspeil', 2990);
export const parasol = article('SOLEN-PARASOLL', 'solen-parasoll-med-fot', 3290);

export const articles = [boxes, chair, lamp, mirror, parasol] as const;

/** Stock that is enough for all tests of a run. */
export const ENOUGH_IN_STOCK = 900;
