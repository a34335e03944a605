import { type CategorySeed, placeCategories, ROOT_CATEGORY_ID } from '../import/category-tree.ts';
import { drawnPicture, type PictureColour, type PictureKind } from '../import/drawn-picture.ts';
import type { DemoColour } from './options.ts';
import { photographsOf } from './photographs.ts';
import type { Texts } from './texts.ts';

interface CategoryPlan {
  readonly id: number;
  readonly parent?: string;
  readonly name: Texts;
  readonly picture: readonly [PictureKind, PictureColour];
  /** A product that stands for the others, in a colour. */
  readonly shows: readonly [sku: string, colour: DemoColour];
}

const plans = {
  livingRoom: {
    id: 10,
    name: ['Stue', 'Vardagsrum', 'Living room'],
    picture: ['sofa-3', 'green'],
    shows: ['NORDVIK-3', 'green'],
  },
  sofas: {
    id: 11,
    parent: 'livingRoom',
    name: ['Sofaer', 'Soffor', 'Sofas'],
    picture: ['sofa-4', 'grey'],
    shows: ['NORDVIK-4', 'grey'],
  },
  cornerSofas: {
    id: 12,
    parent: 'sofas',
    name: ['Hjørnesofaer', 'Hörnsoffor', 'Corner sofas'],
    picture: ['corner-sofa', 'beige'],
    shows: ['HEIM-HJORNE', 'beige'],
  },
  armchairs: {
    id: 13,
    parent: 'livingRoom',
    name: ['Lenestoler og puffer', 'Fåtöljer och puffar', 'Armchairs and pouffes'],
    picture: ['armchair', 'yellow'],
    shows: ['LYNG-LENESTOL', 'yellow'],
  },
  diningRoom: {
    id: 20,
    name: ['Spisestue', 'Matplats', 'Dining room'],
    picture: ['dining-table', 'oak'],
    shows: ['FJELL-SPISEBORD', 'oak'],
  },
  diningTables: {
    id: 21,
    parent: 'diningRoom',
    name: ['Spisebord', 'Matbord', 'Dining tables'],
    picture: ['dining-table', 'walnut'],
    shows: ['FJELL-SPISEBORD', 'walnut'],
  },
  diningChairs: {
    id: 22,
    parent: 'diningRoom',
    name: ['Spisestoler', 'Matstolar', 'Dining chairs'],
    picture: ['dining-chair', 'black'],
    shows: ['FJELL-STOL', 'black'],
  },
  bedroom: { id: 30, name: ['Soverom', 'Sovrum', 'Bedroom'], picture: ['bed', 'green'], shows: ['RO-SENG', 'green'] },
  storage: {
    id: 40,
    name: ['Oppbevaring', 'Förvaring', 'Storage'],
    picture: ['sideboard', 'oak'],
    shows: ['FJELL-SKJENK', 'oak'],
  },
  garden: {
    id: 50,
    name: ['Hage', 'Trädgård', 'Garden'],
    picture: ['garden-sofa', 'cream'],
    shows: ['VIK-HAGESOFA', 'cream'],
  },
  lighting: {
    id: 60,
    name: ['Belysning', 'Belysning', 'Lighting'],
    picture: ['lamp', 'orange'],
    shows: ['KUPPEL-GULVLAMPE', 'orange'],
  },
  interior: {
    id: 70,
    name: ['Interiør', 'Inredning', 'Home accessories'],
    picture: ['accessory', 'blue'],
    shows: ['LEIRE-VASE', 'blue'],
  },
} as const satisfies Readonly<Record<string, CategoryPlan>>;

export type CategoryCode = keyof typeof plans;

const planOf = (code: CategoryCode): CategoryPlan => plans[code];

/** The id of a category. */
export function categoryId(code: CategoryCode): number {
  return planOf(code).id;
}

/** Path of a category's picture. */
export function categoryPicture(id: number): string {
  const { picture, shows } = Object.values<CategoryPlan>(plans).find((plan) => plan.id === id)!;
  return photographsOf(...shows)[0] ?? drawnPicture(...picture);
}

function seed([, { id, parent, name }]: readonly [string, CategoryPlan], index: number): CategorySeed {
  return {
    id,
    parentId: parent ? categoryId(parent as CategoryCode) : ROOT_CATEGORY_ID,
    name: name[0],
    position: index + 1,
    translations: { 'sv-SE': { name: name[1] }, 'en-US': { name: name[2] } },
  };
}

/** The rooms of the shop with what belongs in them. */
export const categoryTree = placeCategories(Object.entries(plans).map(seed));
