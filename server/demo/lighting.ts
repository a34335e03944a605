import { type DemoProduct, inColours } from './demo-product.ts';
import { netOfGross } from './price.ts';
import { pieces } from './stock.ts';
import { spoken } from './texts.ts';

/** Extras: a cord, which the lamp cannot be without, a wrapping that costs a share of the price, and words on a card. */
const extras = [
  {
    option_id: 1,
    product_sku: 'KUPPEL-GULVLAMPE',
    ...spoken({ title: ['Ledning', 'Sladd', 'Cord', 'Ledning', 'Johto'] }),
    type: 'drop_down',
    sort_order: 1,
    is_require: true,
    values: [
      {
        option_type_id: 11,
        ...spoken({ title: ['Svart, 2 m', 'Svart, 2 m', 'Black, 2 m', 'Sort, 2 m', 'Musta, 2 m'] }),
        price: 0,
        price_type: 'fixed',
        sort_order: 1,
      },
      {
        option_type_id: 12,
        ...spoken({ title: ['Tekstil, 4 m', 'Textil, 4 m', 'Fabric, 4 m', 'Tekstil, 4 m', 'Kangas, 4 m'] }),
        price: netOfGross(190),
        price_type: 'fixed',
        sort_order: 2,
      },
    ],
  },
  {
    option_id: 2,
    product_sku: 'KUPPEL-GULVLAMPE',
    ...spoken({ title: ['Gaveinnpakning', 'Presentinslagning', 'Gift wrapping', 'Gaveindpakning', 'Lahjapaketointi'] }),
    type: 'checkbox',
    sort_order: 2,
    is_require: false,
    values: [
      {
        option_type_id: 21,
        ...spoken({ title: ['Ja takk', 'Ja tack', 'Yes, please', 'Ja tak', 'Kyllä kiitos'] }),
        price: 5,
        price_type: 'percent',
        sort_order: 1,
      },
    ],
  },
  {
    option_id: 3,
    product_sku: 'KUPPEL-GULVLAMPE',
    ...spoken({
      title: [
        'Hilsen på kortet',
        'Hälsning på kortet',
        'Greeting on the card',
        'Hilsen på kortet',
        'Tervehdys korttiin',
      ],
    }),
    type: 'field',
    sort_order: 3,
    is_require: false,
    max_characters: 60,
    price: 0,
    price_type: 'fixed',
  },
];

/** Lamps. */
export const lighting: readonly DemoProduct[] = [
  {
    id: 2061,
    sku: 'KUPPEL-GULVLAMPE',
    name: 'Kuppel',
    what: ['gulvlampe', 'golvlampa', 'floor lamp', 'gulvlampe', 'lattiavalaisin'],
    short: [
      'En bøyd stamme og en kuppel som lyser rett ned.',
      'En böjd stam och en kupol som lyser rakt ned.',
      'A bent stem and a dome that shines straight down.',
      'En buet stamme og en kuppel, der lyser lige ned.',
      'Kaareva varsi ja kupu, joka valaisee suoraan alas.',
    ],
    about: [
      `Kuppelen samler lyset over boken og lar resten av rommet hvile. Dimmeren sitter på stammen, der hånden finner den i mørket.
      Lampen leveres med en varm LED-pære som kan byttes.`,
      `Kupolen samlar ljuset över boken och låter resten av rummet vila. Dimmern sitter på stammen, där handen hittar den i mörkret.
      Lampan levereras med en varm LED-lampa som går att byta.`,
      `The dome gathers the light over your book and lets the rest of the room be. The dimmer sits on the stem, where your hand finds it in the dark.
      It comes with a warm LED bulb that can be replaced.`,
      `Kuplen samler lyset over bogen og lader resten af rummet hvile. Lysdæmperen sidder på stammen, hvor hånden finder den i mørket.
      Lampen leveres med en varm LED-pære, der kan skiftes.`,
      `Kupu kokoaa valon kirjan ylle ja antaa muun huoneen levätä. Himmennin on varressa, mistä käsi löytää sen pimeässäkin.
      Mukana tulee lämminsävyinen LED-lamppu, jonka voi vaihtaa.`,
    ],
    picture: 'lamp',
    variants: inColours({ black: pieces(34), orange: pieces(8), white: pieces(25), yellow: pieces(5) }),
    price: 2490,
    categories: ['floorLamps', 'livingRoom'],
    measures: { width: 72, depth: 44, height: 156, poleDiameter: 1.7, weight: 7.4 },
    facets: { brand: 'nordlys', material: 'metal', function: 'dimmable', form: 'round' },
    leadTimeDays: 7,
    showrooms: [2, 2, 2, 2],
    createdAt: '2025-08-25',
    more: { custom_options: extras },
  },
  {
    id: 2062,
    sku: 'STILLE-LESELAMPE',
    name: 'Stille',
    what: ['leselampe', 'läslampa', 'reading lamp', 'læselampe', 'lukuvalaisin'],
    short: [
      'Mattgrønn lampe for gangen og lesekroken.',
      'Mattgrön lampa för hallen och läshörnan.',
      'A matt green lamp for the hall and the reading corner.',
      'Matgrøn lampe til entréen og læsekrogen.',
      'Mattavihreä valaisin eteiseen ja lukunurkkaan.',
    ],
    about: [
      `Stille er lampen man lar stå på når man går ut. Skjermen er malt innvendig i kremhvitt, så lyset blir mykt.
      Foten er tung nok til at katten kan passere.`,
      `Stille är lampan man låter vara tänd när man går ut. Skärmen är målad invändigt i gräddvitt, så ljuset blir mjukt.
      Foten är tung nog för att katten ska kunna passera.`,
      `Stille is the lamp you leave on when you go out. The shade is painted cream inside, which makes the light soft.
      The foot is heavy enough for the cat to pass.`,
      `Stille er lampen, man lader være tændt, når man går ud. Skærmen er malet cremehvid indvendigt, så lyset bliver blødt.
      Foden er tung nok til, at katten kan komme forbi.`,
      `Stille on valaisin, joka jätetään palamaan, kun lähdetään ulos. Varjostin on sisältä kermanvalkoinen, joten valo on pehmeä.
      Jalka on kyllin painava, että kissakin pääsee ohi.`,
    ],
    picture: 'lamp',
    colour: 'green',
    stock: pieces(17),
    price: 1890,
    categories: ['floorLamps', 'bedroom'],
    measures: { width: 72, depth: 44, height: 156, poleDiameter: 1.7, weight: 7.1 },
    facets: { brand: 'nordlys', material: 'metal', function: 'dimmable' },
    leadTimeDays: 7,
    showrooms: [1, 0, 1, 0],
    createdAt: '2025-08-25',
  },
];
