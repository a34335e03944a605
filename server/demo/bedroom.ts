import { type DemoProduct, inColours } from './demo-product.ts';
import { offerToCome } from './price.ts';
import { none, pieces } from './stock.ts';
import { forCompanies, fromPieces, TRADE } from './tier-prices.ts';

/** What one sleeps in and dresses at. */
export const bedroom: readonly DemoProduct[] = [
  {
    id: 2031,
    sku: 'RO-SENG',
    name: 'Ro',
    what: [
      'seng med polstret gavl',
      'säng med stoppad gavel',
      'bed with upholstered headboard',
      'seng med polstret gavl',
      'sänky, pehmustettu pääty',
    ],
    short: [
      'Velg stoff og bredde; gavlen følger med.',
      'Välj tyg och bredd; gaveln ingår.',
      'Choose cloth and width; the headboard is included.',
      'Vælg stof og bredde; gavlen følger med.',
      'Valitse kangas ja leveys; pääty kuuluu hintaan.',
    ],
    about: [
      `Gavlen er sydd i stående kanaler og god å lene seg mot med en bok. Rammen skjuler bunnen, så du ser bare stoff og sengetøy.
      Lamellbunnen er delt i soner for skuldre og hofter. Madrass kjøpes for seg.`,
      `Gaveln är sydd i stående kanaler och skön att luta sig mot med en bok. Ramen döljer botten, så man ser bara tyg och sängkläder.
      Ribbotten är delad i zoner för axlar och höfter. Madrass köps separat.`,
      `The headboard is sewn in upright channels and good to lean on with a book. The frame hides the base, so all you see is cloth and linen.
      The slats are divided into zones for shoulders and hips. The mattress is sold separately.`,
      `Gavlen er syet i lodrette kanaler og god at læne sig op ad med en bog. Rammen skjuler bunden, så du kun ser stof og sengetøj.
      Lamelbunden er delt i zoner til skuldre og hofter. Madras købes for sig.`,
      `Pääty on tikattu pystykaistoiksi, ja siihen on hyvä nojata kirjan kanssa. Runko peittää pohjan, joten näkyvissä on vain kangasta ja vuodevaatteita.
      Sälepohjassa on omat vyöhykkeet hartioille ja lantiolle. Patja myydään erikseen.`,
    ],
    picture: 'bed',
    variants: [
      { colour: 'green', size: 'bed140', stock: pieces(8), price: 8990 },
      { colour: 'green', size: 'bed160', stock: pieces(14) },
      { colour: 'green', size: 'bed180', stock: pieces(3), price: 10_990 },
      { colour: 'beige', size: 'bed140', stock: none, price: 8990 },
      { colour: 'beige', size: 'bed160', stock: pieces(22) },
      { colour: 'beige', size: 'bed180', stock: pieces(16), price: 10_990 },
      { colour: 'blue', size: 'bed160', stock: pieces(5) },
    ],
    price: 9990,
    categories: ['beds'],
    measures: { width: 172, depth: 214, height: 104, legDistance: 156, weight: 58 },
    facets: { brand: 'stua', series: 'ro', material: 'textile', saleStatus: 'news' },
    leadTimeDays: 42,
    showrooms: [1, 1, 1, 1],
    goesWith: ['RO-MADRASS-160', 'RO-NATTBORD', 'DUGG-BORDLAMPE'],
    createdAt: '2026-09-01',
  },
  {
    id: 2032,
    sku: 'RO-MADRASS-160',
    name: 'Ro',
    what: ['madrass 160 × 200', 'madrass 160 × 200', 'mattress 160 × 200', 'madras 160 × 200', 'patja 160 × 200'],
    short: [
      'Middels fast, med posefjærer og ulltopp.',
      'Medelfast, med pocketfjädrar och ulltopp.',
      'Medium firm, with pocket springs and a wool top.',
      'Mellemfast, med pocketfjedre og top af uld.',
      'Keskikova, pussijouset ja villainen päällys.',
    ],
    about: [
      `Over tusen posefjærer i fem soner bærer kroppen der den trenger det. Toppen er fylt med norsk ull som holder deg tørr.
      Fire håndtak gjør det lett å snu madrassen. Du kan prøve den hjemme i hundre netter.`,
      `Över tusen pocketfjädrar i fem zoner bär kroppen där det behövs. Toppen är fylld med norsk ull som håller dig torr.
      Fyra handtag gör det lätt att vända madrassen. Du kan prova den hemma i hundra nätter.`,
      `More than a thousand pocket springs in five zones carry you where you need it. The top is filled with Norwegian wool that keeps you dry.
      Four handles make it easy to turn. Try it at home for a hundred nights.`,
      `Over tusind pocketfjedre i fem zoner bærer kroppen, hvor den har brug for det. Toppen er fyldt med norsk uld, der holder dig tør.
      Fire håndtag gør det let at vende madrassen. Du kan prøve den hjemme i hundrede nætter.`,
      `Yli tuhat pussijousta viidessä vyöhykkeessä kantaa kehoa sieltä, missä tukea tarvitaan. Pinnassa on norjalaista villaa, joka pitää kuivana.
      Neljä kahvaa helpottavat patjan kääntämistä. Saat kokeilla sitä kotona sata yötä.`,
    ],
    picture: 'mattress',
    colour: 'lightGrey',
    stock: pieces(46),
    price: 7490,
    special: offerToCome(5990),
    categories: ['mattresses'],
    measures: { width: 160, depth: 200, height: 30, thickness: 30, weight: 39 },
    facets: { brand: 'stua', series: 'ro', material: 'foam' },
    leadTimeDays: 14,
    showrooms: [1, 1, 1, 1],
    createdAt: '2025-01-20',
    more: { tier_prices: [forCompanies(6690), fromPieces(10, 5990, TRADE)] },
  },
  {
    id: 2033,
    sku: 'RO-GARDEROBE',
    name: 'Ro',
    what: ['garderobeskap', 'garderob', 'wardrobe', 'garderobeskab', 'vaatekaappi'],
    short: [
      'Tre dører, to skuffer og en plan for rot.',
      'Tre dörrar, två lådor och en plan för stöket.',
      'Three doors, two drawers and a plan for the mess.',
      'Tre låger, to skuffer og en plan for rodet.',
      'Kolme ovea, kaksi laatikkoa ja suunnitelma sotkun varalle.',
    ],
    about: [
      `Bak to av dørene er det stang i full høyde, bak den tredje fem hyller som kan flyttes. Skuffene går helt ut og lukker seg mykt.
      Skapet skrus fast i veggen; beslag følger med.`,
      `Bakom två av dörrarna finns klädstång i full höjd, bakom den tredje fem flyttbara hyllor. Lådorna går helt ut och stängs mjukt.
      Skåpet skruvas fast i väggen; beslag ingår.`,
      `Two doors hide a full-height rail, the third hides five shelves that can be moved. The drawers open fully and close softly.
      The wardrobe is fixed to the wall; fittings are included.`,
      `Bag to af lågerne er der bøjlestang i fuld højde, bag den tredje fem hylder, der kan flyttes. Skufferne går helt ud og lukker blødt.
      Skabet skrues fast i væggen; beslag følger med.`,
      `Kahden oven takana on täyskorkea vaatetanko, kolmannen takana viisi siirrettävää hyllyä. Laatikot aukeavat kokonaan ja sulkeutuvat pehmeästi.
      Kaappi kiinnitetään seinään; kiinnikkeet kuuluvat mukaan.`,
    ],
    picture: 'wardrobe',
    variants: inColours({ white: pieces(9), oak: pieces(4) }),
    price: 11_490,
    categories: ['bedroom', 'storage'],
    measures: { width: 150, depth: 58, height: 202, weight: 112 },
    facets: { brand: 'hagaberg', series: 'ro', material: 'wood', function: 'storage', form: 'rectangular' },
    leadTimeDays: 35,
    showrooms: [0, 0, 0, 1],
    createdAt: '2025-07-07',
  },
];
