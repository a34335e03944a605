import { type DemoProduct, inColours } from './demo-product.ts';
import { pieces } from './stock.ts';
import { fromPieces } from './tier-prices.ts';

/** Where things are put away. */
export const storage: readonly DemoProduct[] = [
  {
    id: 2041,
    sku: 'FJELL-SKJENK',
    name: 'Fjell',
    what: ['skjenk', 'skänk', 'sideboard', 'skænk', 'senkki'],
    short: [
      'Fire dører, to av dem med spiler.',
      'Fyra dörrar, två av dem med ribbor.',
      'Four doors, two of them slatted.',
      'Fire låger, to af dem med lameller.',
      'Neljä ovea, joista kaksi on säleovia.',
    ],
    about: [
      `Bak spilene slipper fjernkontrollen gjennom, og bak de glatte dørene får serviset stå i fred. Hyllene kan flyttes uten verktøy.
      Skjenken er finert rundt om, så den kan stå fritt i rommet.`,
      `Bakom ribborna når fjärrkontrollen fram, och bakom de släta dörrarna får porslinet stå i fred. Hyllorna flyttas utan verktyg.
      Skänken är fanerad runt om, så den kan stå fritt i rummet.`,
      `The slats let the remote control through, and behind the plain doors the china is left in peace. Shelves move without tools.
      It is veneered all around, so it can stand free in a room.`,
      `Gennem lamellerne når fjernbetjeningen frem, og bag de glatte låger får stellet lov at stå i fred. Hylderne flyttes uden værktøj.
      Skænken er fineret hele vejen rundt, så den kan stå frit i rummet.`,
      `Säleiden läpi kaukosäädin toimii, ja sileiden ovien takana astiasto saa olla rauhassa. Hyllyt siirtyvät ilman työkaluja.
      Senkki on viilutettu joka puolelta, joten se voi seistä vapaasti huoneessa.`,
    ],
    picture: 'sideboard',
    variants: inColours({ oak: pieces(11), walnut: pieces(8), black: pieces(15) }),
    price: 10_990,
    categories: ['sideboards', 'diningRoom', 'livingRoom'],
    measures: { width: 168, depth: 44, height: 72, legDistance: 144, weight: 62 },
    facets: { brand: 'hagaberg', series: 'fjell', material: 'oak', function: 'storage', form: 'rectangular' },
    leadTimeDays: 56,
    showrooms: [1, 1, 0, 0],
    createdAt: '2025-01-15',
  },
  {
    id: 2042,
    sku: 'RAD-BOKHYLLE',
    name: 'Rad',
    what: ['bokhylle', 'bokhylla', 'bookcase', 'bogreol', 'kirjahylly'],
    short: [
      'Fem hyller, åpen front, tett rygg.',
      'Fem hyllor, öppen front, tät rygg.',
      'Five shelves, open front, closed back.',
      'Fem hylder, åben front, lukket ryg.',
      'Viisi hyllyä, avoin etupuoli, umpinainen tausta.',
    ],
    about: [
      `Rad er en ærlig bokhylle: brede hyller som ikke bøyer seg, og en rygg som holder bøkene på plass.
      Sett to ved siden av hverandre, så møtes de uten glipe.`,
      `Rad är en ärlig bokhylla: breda hyllplan som inte böjer sig, och en rygg som håller böckerna på plats.
      Ställ två bredvid varandra, så möts de utan glipa.`,
      `Rad is an honest bookcase: wide shelves that do not sag, and a back that keeps the books in place.
      Put two side by side and they meet without a gap.`,
      `Rad er en ærlig bogreol: brede hylder, der ikke bøjer, og en ryg, der holder bøgerne på plads.
      Stil to ved siden af hinanden, og de mødes uden sprække.`,
      `Rad on rehellinen kirjahylly: leveät hyllyt, jotka eivät notku, ja tausta, joka pitää kirjat paikoillaan.
      Aseta kaksi vierekkäin, niin väliin ei jää rakoa.`,
    ],
    picture: 'shelf',
    variants: inColours({ white: pieces(30), oak: pieces(10), black: pieces(5) }),
    price: 3490,
    categories: ['shelves', 'livingRoom'],
    measures: { width: 92, depth: 34, height: 186, thickness: 2.4, weight: 38 },
    facets: { brand: 'stua', material: 'wood', form: 'rectangular', campaign: 'lowPrice' },
    leadTimeDays: 10,
    showrooms: [2, 2, 2, 2],
    createdAt: '2024-12-02',
  },
  {
    id: 2043,
    sku: 'GJEM-KASSE',
    name: 'Gjem',
    what: [
      'oppbevaringskasser, to stykker',
      'förvaringslådor, två stycken',
      'storage boxes, set of two',
      'opbevaringskasser, to stk.',
      'säilytyslaatikot, kaksi kappaletta',
    ],
    short: [
      'Med lokk og grep, én stor og én liten.',
      'Med lock och handtag, en stor och en liten.',
      'With lids and grips, one large and one small.',
      'Med låg og greb, én stor og én lille.',
      'Kansi ja kahvat, yksi suuri ja yksi pieni.',
    ],
    about: [
      `Stablet blir de et lite møbel, hver for seg forsvinner de i hyllen. Kassene er laget av resirkulert kartong med trekk av bomull.
      De tåler å bli dratt ut og skjøvet inn hver dag.`,
      `Staplade blir de en liten möbel, var för sig försvinner de i hyllan. Lådorna är gjorda av återvunnen kartong klädd med bomull.
      De tål att dras ut och skjutas in varje dag.`,
      `Stacked they make a small piece of furniture, apart they vanish into the shelf. They are made of recycled board covered in cotton.
      They cope with being pulled out and pushed in every day.`,
      `Stablet bliver de et lille møbel, hver for sig forsvinder de i reolen. Kasserne er lavet af genbrugspap med betræk af bomuld.
      De kan tåle at blive trukket ud og skubbet ind hver dag.`,
      `Pinottuina ne ovat pieni huonekalu, erikseen ne katoavat hyllyyn. Laatikot on tehty kierrätyskartongista ja päällystetty puuvillalla.
      Ne kestävät päivittäisen vetämisen ja työntämisen.`,
    ],
    picture: 'box',
    colour: 'beige',
    stock: pieces(120),
    price: 449,
    categories: ['boxes', 'interior'],
    measures: { width: 48, depth: 34, height: 26, weight: 2.1 },
    facets: { brand: 'stua', material: 'cotton', function: 'stackable', form: 'rectangular' },
    leadTimeDays: 4,
    showrooms: [12, 8, 10, 6],
    createdAt: '2025-08-01',
    more: { tier_prices: [fromPieces(3, 399), fromPieces(6, 369)] },
  },
];
