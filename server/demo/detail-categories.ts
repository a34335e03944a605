import type { CategoryPlan } from './category-plan.ts';

/** What gives light, and the last things that come into a room. */
export const detailCategories = {
  lighting: {
    id: 60,
    name: ['Belysning', 'Belysning', 'Lighting', 'Belysning', 'Valaisimet'],
    picture: ['lamp', 'orange'],
    shows: ['KUPPEL-GULVLAMPE', 'orange'],
    scene: ['KLOKKE-PENDEL', 'orange'],
  },
  floorLamps: {
    id: 61,
    parent: 'lighting',
    name: ['Gulvlamper', 'Golvlampor', 'Floor lamps', 'Gulvlamper', 'Lattiavalaisimet'],
    picture: ['lamp', 'black'],
    shows: ['KUPPEL-GULVLAMPE', 'black'],
  },
  tableLamps: {
    id: 62,
    parent: 'lighting',
    name: ['Bordlamper', 'Bordslampor', 'Table lamps', 'Bordlamper', 'Pöytävalaisimet'],
    picture: ['lamp', 'green'],
    shows: ['SOPP-BORDLAMPE', 'red'],
  },
  pendants: {
    id: 63,
    parent: 'lighting',
    name: ['Taklamper', 'Taklampor', 'Pendants', 'Pendler', 'Riippuvalaisimet'],
    picture: ['lamp', 'white'],
    shows: ['KLOKKE-PENDEL', 'orange'],
  },
  interior: {
    id: 70,
    name: ['Interiør', 'Inredning', 'Home accessories', 'Interiør', 'Sisustus'],
    picture: ['accessory', 'blue'],
    shows: ['LEIRE-VASE', 'blue'],
    scene: ['SVABERG-SPEIL', 'black'],
  },
  rugs: {
    id: 71,
    parent: 'interior',
    name: ['Tepper', 'Mattor', 'Rugs', 'Tæpper', 'Matot'],
    picture: ['rug', 'red'],
    shows: ['VEV-TEPPE', 'red'],
  },
  mirrors: {
    id: 72,
    parent: 'interior',
    name: ['Speil', 'Speglar', 'Mirrors', 'Spejle', 'Peilit'],
    picture: ['mirror', 'black'],
    shows: ['BUE-SPEIL', 'black'],
  },
  cushions: {
    id: 73,
    parent: 'interior',
    name: ['Pynteputer', 'Prydnadskuddar', 'Cushions', 'Pyntepuder', 'Koristetyynyt'],
    picture: ['cushion', 'pink'],
    shows: ['MYK-PUTE', 'pink'],
  },
  vases: {
    id: 74,
    parent: 'interior',
    name: ['Vaser', 'Vaser', 'Vases', 'Vaser', 'Maljakot'],
    picture: ['accessory', 'green'],
    shows: ['LEIRE-VASE', 'green'],
  },
} as const satisfies Readonly<Record<string, CategoryPlan>>;
