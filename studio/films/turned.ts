/** A product that is shown from all sides, in its first colour: its first picture stands for the film. */
export interface Turned {
  readonly sku: string;
  readonly colour: string;
}

/** Pieces worth walking round: each has a back or a side that its pictures do not tell. */
export const turned: readonly Turned[] = [
  { sku: 'NORDVIK-3', colour: 'green' },
  { sku: 'LYNG-LENESTOL', colour: 'yellow' },
  { sku: 'FJELL-STOL', colour: 'black' },
  { sku: 'FJELL-SPISEBORD', colour: 'oak' },
  { sku: 'KUPPEL-GULVLAMPE', colour: 'black' },
  { sku: 'BRIS-LENESTOL', colour: 'cream' },
];
