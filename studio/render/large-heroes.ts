/** Products whose heroes were taken at 2,000 pixels, in all their colours (decision 089); the others follow. */
export const largeHeroes: ReadonlySet<string> = new Set([
  'DVALE-SOVESOFA',
  'HEIM-HJORNE',
  'HEIM-SJESELONG',
  'KVIST-2',
  'LUN-2',
  'NORDVIK-2',
  'NORDVIK-3',
  'NORDVIK-4',
  'SUND-2',
  'SUND-3',
  'SUND-4',
  'SUND-DIVAN',
  'SUND-HJORNE',
  'SUND-U',
]);
