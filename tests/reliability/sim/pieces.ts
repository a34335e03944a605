/** Some pieces of an article. */
export interface LineOfPieces {
  readonly sku: string;
  readonly qty: number;
}

/** Pieces by article. */
export type Pieces = ReadonlyMap<string, number>;

export function piecesOf(lines: Iterable<LineOfPieces>): Pieces {
  return new Map([...lines].map(({ sku, qty }) => [sku, qty]));
}

/** Puts pieces into words that can be compared. */
export function said(pieces: Pieces): string {
  return [...pieces]
    .filter(([, qty]) => qty > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sku, qty]) => `${sku}:${qty}`)
    .join(' ');
}
