import { allColours, type FurnitureKind, kind, open, wood } from './furniture-kind.ts';

/** Storage, bedroom, lighting, decoration and garden. */
export const homeAndGarden: readonly FurnitureKind[] = [
  kind(511, 'bokhylle|bokhylla|bookcase', '799-14990 40-160 26-40 90-230', { materials: wood, picture: 'shelf' }),
  kind(512, 'vegghylle|vägghylla|wall shelf', '149-2990 30-120 15-30 4-60', {
    materials: [...wood, 'metal'],
    picture: 'shelf',
  }),
  kind(521, 'skjenk|skänk|sideboard', '2990-24990 110-220 38-48 60-90', {
    materials: wood,
    picture: 'sideboard',
    functions: ['storage'],
  }),
  kind(522, 'TV-benk|tv-bänk|TV bench', '1490-15990 120-220 35-45 38-60', {
    materials: wood,
    picture: 'sideboard',
    functions: ['storage'],
  }),
  kind(53, 'garderobeskap|garderob|wardrobe', '2490-29990 80-250 45-66 185-236', {
    materials: wood,
    picture: 'wardrobe',
    functions: ['storage'],
  }),
  kind(54, 'oppbevaringsboks|förvaringslåda|storage box', '99-799 20-60 20-45 15-40', {
    materials: ['bamboo', 'rattan', 'textile', 'plastic'],
    colours: allColours,
    picture: 'box',
    functions: ['storage', 'stackable', 'foldable'],
  }),
  kind(611, 'sengeramme|sängram|bed frame', '1990-19990 90-190 205-225 80-130', {
    materials: [...wood, 'metal', 'textile'],
    picture: 'bed',
    functions: ['storage'],
  }),
  kind(612, 'kontinentalseng|kontinentalsäng|box spring bed', '7990-39990 90-180 200-212 55-120', {
    materials: ['textile', 'velvet'],
    picture: 'bed',
    functions: ['storage'],
  }),
  kind(62, 'madrass|madrass|mattress', '1290-19990 80-180 200-210 12-30', {
    materials: ['foam', 'cotton'],
    colours: ['white', 'grey'],
    picture: 'mattress',
  }),
  kind(63, 'nattbord|nattduksbord|bedside table', '399-4990 35-55 30-45 40-62', {
    materials: wood,
    picture: 'side-table',
    functions: ['storage'],
  }),
  kind(711, 'gulvlampe|golvlampa|floor lamp', '499-6990 25-55 25-55 130-185', {
    group: 'pole',
    materials: ['metal', 'oak', 'textile'],
    picture: 'lamp',
    functions: ['dimmable'],
  }),
  kind(712, 'bordlampe|bordslampa|table lamp', '199-3990 14-40 14-40 24-65', {
    materials: ['metal', 'glass', 'marble'],
    colours: allColours,
    picture: 'lamp',
    functions: ['dimmable'],
  }),
  kind(713, 'taklampe|taklampa|ceiling lamp', '299-8990 20-90 20-90 15-60', {
    materials: ['metal', 'glass', 'rattan'],
    picture: 'lamp',
    functions: ['dimmable'],
    forms: ['round'],
  }),
  kind(72, 'teppe|matta|rug', '499-14990 80-300 140-400 1-4', {
    materials: ['wool', 'cotton', 'linen', 'textile'],
    colours: allColours,
    picture: 'rug',
    forms: ['round', 'rectangular'],
  }),
  kind(73, 'speil|spegel|mirror', '299-5990 30-120 2-6 40-200', {
    materials: ['glass', 'metal', 'oak'],
    picture: 'mirror',
    forms: ['round', 'rectangular', 'oval'],
  }),
  kind(74, 'pyntepute|prydnadskudde|cushion', '99-899 40-60 30-60 8-18', {
    materials: ['wool', 'cotton', 'linen', 'velvet'],
    colours: allColours,
    picture: 'cushion',
    functions: ['washable'],
    forms: ['square', 'round'],
  }),
  kind(75, 'vase|vas|vase', '99-1490 10-30 10-30 12-55', {
    materials: ['glass', 'marble', 'metal'],
    colours: allColours,
    picture: 'accessory',
    forms: ['round'],
  }),
  kind(81, 'hagesofa|utesoffa|garden sofa', '3990-29990 130-290 75-100 65-85', {
    group: 'seat',
    materials: open,
    picture: 'garden-sofa',
    functions: ['outdoor', 'modular'],
    forms: ['straight', 'corner'],
  }),
  kind(82, 'hagestol|trädgårdsstol|garden chair', '399-5990 52-75 55-78 78-105', {
    group: 'seat',
    materials: open,
    picture: 'garden-chair',
    functions: ['stackable', 'foldable'],
  }),
  kind(83, 'hagebord|trädgårdsbord|garden table', '799-14990 60-240 60-105 45-76', {
    group: 'table',
    materials: ['metal', 'wood', 'bamboo'],
    picture: 'garden-table',
    functions: ['foldable', 'extendable'],
    forms: ['round', 'rectangular'],
  }),
  kind(84, 'parasoll|parasoll|parasol', '499-7990 180-350 180-350 210-270', {
    group: 'pole',
    materials: ['metal', 'wood'],
    colours: allColours,
    picture: 'parasol',
    functions: ['foldable'],
    forms: ['round', 'square'],
  }),
];
