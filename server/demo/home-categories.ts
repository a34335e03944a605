import type { CategoryPlan } from './category-plan.ts';

/** Where one sleeps, and where things are put away. */
export const homeCategories = {
  bedroom: {
    id: 30,
    name: ['Soverom', 'Sovrum', 'Bedroom', 'Soveværelse', 'Makuuhuone'],
    picture: ['bed', 'green'],
    shows: ['RO-SENG', 'green'],
    scene: ['RO-SENG', 'green'],
  },
  beds: {
    id: 31,
    parent: 'bedroom',
    name: ['Senger', 'Sängar', 'Beds', 'Senge', 'Sängyt'],
    picture: ['bed', 'beige'],
    shows: ['RO-SENG', 'beige'],
    scene: ['DROM-SENG', 'darkGreen'],
  },
  mattresses: {
    id: 32,
    parent: 'bedroom',
    name: ['Madrasser', 'Madrasser', 'Mattresses', 'Madrasser', 'Patjat'],
    picture: ['mattress', 'grey'],
    shows: ['RO-MADRASS-160', 'lightGrey'],
  },
  nightstands: {
    id: 33,
    parent: 'bedroom',
    name: ['Nattbord', 'Nattduksbord', 'Bedside tables', 'Sengeborde', 'Yöpöydät'],
    picture: ['side-table', 'oak'],
    shows: ['HVIL-NATTBORD', 'oak'],
  },
  storage: {
    id: 40,
    name: ['Oppbevaring', 'Förvaring', 'Storage', 'Opbevaring', 'Säilytys'],
    picture: ['sideboard', 'oak'],
    shows: ['FJELL-SKJENK', 'oak'],
    scene: ['RAD-BOKHYLLE', 'oak'],
  },
  sideboards: {
    id: 41,
    parent: 'storage',
    name: ['Skjenker', 'Skänkar', 'Sideboards', 'Skænke', 'Senkit'],
    picture: ['sideboard', 'walnut'],
    shows: ['FJELL-SKJENK', 'walnut'],
  },
  tvBenches: {
    id: 42,
    parent: 'storage',
    name: ['TV-benker', 'Tv-bänkar', 'TV benches', 'Tv-borde', 'TV-tasot'],
    picture: ['sideboard', 'oak'],
    shows: ['DAL-TV', 'oak'],
  },
  shelves: {
    id: 43,
    parent: 'storage',
    name: ['Hyller', 'Hyllor', 'Shelves', 'Reoler og hylder', 'Hyllyt'],
    picture: ['shelf', 'white'],
    shows: ['RAD-BOKHYLLE', 'white'],
  },
  boxes: {
    id: 44,
    parent: 'storage',
    name: ['Kasser og kurver', 'Lådor och korgar', 'Boxes and baskets', 'Kasser og kurve', 'Laatikot ja korit'],
    picture: ['box', 'beige'],
    shows: ['GJEM-KASSE', 'beige'],
  },
} as const satisfies Readonly<Record<string, CategoryPlan>>;
