import type { StoreFee } from '#schemas/api/generated/types.gen.ts';

/** The words of a field in the other languages of the shop: Swedish, Danish, Finnish, English. */
export const titles = (field: string, [sv, da, fi, en]: readonly [string, string, string, string]) => ({
  'sv-SE': { [field]: sv },
  'da-DK': { [field]: da },
  'fi-FI': { [field]: fi },
  'en-US': { [field]: en },
});

/** Categories of the demo (`demo/categories.json`), each with all below it. */
const SOFAS = 11;
const ARMCHAIRS = 13;
const FOOTSTOOLS = 17;
const LIVING_ROOM_TABLES = 18;
const DINING = 20;
const BEDS = 31;
const MATTRESSES = 32;
const BEDSIDE_TABLES = 33;
const STORAGE = 40;
const LOUNGE_OUTDOORS = 51;
const DINING_OUTDOORS = 54;
const CUSHION_BOXES = 58;

/** What comes in parts. Rugs, lamps, mirrors and parasols are not furniture that somebody puts together. */
const IN_PARTS = [
  SOFAS,
  ARMCHAIRS,
  LIVING_ROOM_TABLES,
  DINING,
  BEDS,
  BEDSIDE_TABLES,
  STORAGE,
  LOUNGE_OUTDOORS,
  DINING_OUTDOORS,
  CUSHION_BOXES,
];

/** What can be chosen beside furniture that is delivered home: demo data, as an importer would bring it. */
export const shopFees: readonly StoreFee[] = [
  {
    fee_id: 1,
    name: 'Montering hjemme hos deg',
    description: 'Vi setter møblene sammen der de skal stå, og tar med emballasjen.',
    translations: {
      'sv-SE': {
        name: 'Montering hemma hos dig',
        description: 'Vi sätter ihop möblerna där de ska stå och tar med emballaget.',
      },
      'da-DK': {
        name: 'Montering hjemme hos dig',
        description: 'Vi samler møblerne, hvor de skal stå, og tager emballagen med.',
      },
      'fi-FI': {
        name: 'Asennus kotona',
        description: 'Kokoamme huonekalut paikoilleen ja viemme pakkaukset pois.',
      },
      'en-US': {
        name: 'Assembly in your home',
        description: 'We put the furniture together where it is to stand, and take the packaging with us.',
      },
    },
    frontend_type: 'radio',
    shipping_methods: ['logtrade/home'],
    weight_min: 15,
    category_ids: IN_PARTS,
    sort_order: 1,
    options: [
      {
        id: 11,
        label: 'Montering av ett møbel',
        translations: titles('label', [
          'Montering av en möbel',
          'Montering af ét møbel',
          'Yhden huonekalun asennus',
          'Assembly of one piece',
        ]),
        price_incl_tax: 490,
        sort_order: 1,
      },
      {
        id: 12,
        label: 'Montering av hele bestillingen',
        translations: titles('label', [
          'Montering av hela beställningen',
          'Montering af hele ordren',
          'Koko tilauksen asennus',
          'Assembly of the whole order',
        ]),
        price_incl_tax: 890,
        sort_order: 2,
      },
    ],
  },
  {
    fee_id: 2,
    name: 'Vi tar med gamle møbler',
    description: 'Vi tar dem med når vi kommer med de nye, og sørger for at de blir gjenvunnet.',
    translations: {
      'sv-SE': {
        name: 'Vi hämtar gamla möbler',
        description: 'Vi tar dem med oss när vi levererar de nya och lämnar dem till återvinning.',
      },
      'da-DK': {
        name: 'Gamle møbler tages med',
        description: 'Vi tager dem med, når vi leverer de nye, og afleverer dem til genbrug.',
      },
      'fi-FI': {
        name: 'Vanhat huonekalut pois',
        description: 'Viemme ne mukanamme uusien toimituksen yhteydessä ja toimitamme kierrätykseen.',
      },
      'en-US': {
        name: 'Old furniture taken away',
        description: 'We take it with us when we bring the new, and have it recycled.',
      },
    },
    frontend_type: 'checkbox',
    shipping_methods: ['logtrade/home'],
    weight_min: 25,
    category_ids: [...IN_PARTS, FOOTSTOOLS, MATTRESSES],
    sort_order: 2,
    options: [
      {
        id: 21,
        label: 'Gammel sofa eller seng hentes',
        translations: titles('label', [
          'Gammal soffa eller säng hämtas',
          'Gammel sofa eller seng hentes',
          'Vanhan sohvan tai sängyn nouto',
          'An old sofa or bed taken away',
        ]),
        price_incl_tax: 590,
        category_ids: [SOFAS, BEDS, MATTRESSES],
        sort_order: 1,
      },
      {
        id: 22,
        label: 'Annet gammelt møbel hentes',
        translations: titles('label', [
          'Annan gammal möbel hämtas',
          'Andet gammelt møbel hentes',
          'Muun vanhan huonekalun nouto',
          'Another old piece taken away',
        ]),
        price_incl_tax: 390,
        sort_order: 2,
      },
    ],
  },
];
