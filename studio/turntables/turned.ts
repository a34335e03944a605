/** A product that is shown from all sides, in the colour that shows it best. */
export interface Turned {
  readonly sku: string;
  readonly colour: string;
}

/** Pieces worth walking round: each has a back or a side that its pictures do not tell. */
export const turned: readonly Turned[] = [
  { sku: 'NORDVIK-3', colour: 'green' },
  { sku: 'LYNG-LENESTOL', colour: 'yellow' },
  { sku: 'FJELL-STOL', colour: 'oak' },
  { sku: 'FJELL-SPISEBORD', colour: 'oak' },
  { sku: 'KUPPEL-GULVLAMPE', colour: 'orange' },
  { sku: 'BRIS-LENESTOL', colour: 'cream' },
];
