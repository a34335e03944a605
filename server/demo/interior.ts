import { type DemoProduct, inColours } from './demo-product.ts';
import { offer } from './price.ts';
import { none, pieces } from './stock.ts';
import { fromPieces } from './tier-prices.ts';

/** The last things that come into a room. */
export const interior: readonly DemoProduct[] = [
  {
    id: 2071,
    sku: 'VEV-TEPPE',
    name: 'Vev',
    what: [
      'ullteppe 140 × 200',
      'ullmatta 140 × 200',
      'wool rug 140 × 200',
      'uldtæppe 140 × 200',
      'villamatto 140 × 200',
    ],
    short: [
      'Håndvevd ull med ruter og frynser.',
      'Handvävd ull med rutor och fransar.',
      'Hand-woven wool with lozenges and fringes.',
      'Håndvævet uld med ruder og frynser.',
      'Käsin kudottua villaa, vinoruutuja ja hapsut.',
    ],
    about: [
      `Mønsteret er lånt fra gamle åklær og vevd i ull som tåler både fest og barneføtter. Teppet er likt på begge sider.
      Rist det ute i snøen en gang om vinteren; mer stell trenger det ikke.`,
      `Mönstret är lånat från gamla åkläden och vävt i ull som tål både fest och barnfötter. Mattan är likadan på båda sidor.
      Skaka den ute i snön en gång om vintern; mer skötsel behöver den inte.`,
      `The pattern is borrowed from old coverlets and woven in wool that stands parties and children’s feet. Both sides are alike.
      Shake it out in the snow once a winter; it needs no other care.`,
      `Mønstret er lånt fra gamle sengetæpper og vævet i uld, der kan tåle både fest og barnefødder. Tæppet er ens på begge sider.
      Ryst det ude i sneen én gang om vinteren; mere pleje har det ikke brug for.`,
      `Kuvio on lainattu vanhoista täkänöistä ja kudottu villasta, joka kestää juhlat ja lasten jalat. Matto on molemmilta puolilta samanlainen.
      Ravistele se lumessa kerran talvessa; muuta hoitoa se ei kaipaa.`,
    ],
    picture: 'rug',
    variants: inColours({ red: pieces(10), cream: pieces(14), blue: pieces(3), multi: pieces(6) }),
    price: 4290,
    special: offer(3490),
    categories: ['rugs', 'livingRoom'],
    measures: { width: 200, depth: 140, thickness: 0.8, weight: 5.6 },
    facets: { brand: 'nordlys', material: 'wool', form: 'rectangular', campaign: 'season' },
    leadTimeDays: 14,
    showrooms: [1, 2, 0, 1],
    createdAt: '2025-10-10',
  },
  {
    id: 2072,
    sku: 'MYK-PUTE',
    name: 'Myk',
    what: [
      'pyntepute 50 × 50',
      'prydnadskudde 50 × 50',
      'cushion 50 × 50',
      'pyntepude 50 × 50',
      'koristetyyny 50 × 50',
    ],
    short: [
      'Lin med sydd kant og dunfyll.',
      'Linne med sydd kant och dunfyllning.',
      'Linen with a sewn edge and a down filling.',
      'Hør med syet kant og dunfyld.',
      'Pellavaa, tikattu reuna ja untuvatäyte.',
    ],
    about: [
      `Vasket lin blir mykere for hvert år. Innerputen er fylt med fjær og dun fra ansvarlig hold, og trekket har skjult glidelås.`,
      `Tvättat linne blir mjukare för varje år. Innerkudden är fylld med fjäder och dun från ansvarsfull hållning, och fodralet har dold dragkedja.`,
      `Washed linen grows softer every year. The inner cushion holds responsibly sourced feather and down, and the cover has a hidden zip.`,
      'Vasket hør bliver blødere for hvert år. Inderpuden er fyldt med fjer og dun fra ansvarlige kilder, og betrækket har skjult lynlås.',
      'Pesty pellava pehmenee vuosi vuodelta. Sisätyynyssä on vastuullisesti tuotettua höyhentä ja untuvaa, ja päällisessä on piilovetoketju.',
    ],
    picture: 'cushion',
    variants: inColours({
      green: pieces(60),
      purple: pieces(4),
      cream: pieces(80),
      pink: pieces(10),
      yellow: none,
    }),
    price: 399,
    categories: ['cushions', 'livingRoom', 'bedroom'],
    measures: { width: 50, depth: 14, height: 50, weight: 0.7 },
    facets: { brand: 'nordlys', material: 'linen', function: 'washable', form: 'square' },
    leadTimeDays: 4,
    showrooms: [20, 14, 18, 9],
    createdAt: '2025-10-10',
    more: { tier_prices: [fromPieces(2, 349), fromPieces(4, 319)] },
  },
  {
    id: 2073,
    sku: 'LEIRE-VASE',
    name: 'Leire',
    what: ['vase med skål', 'vas med skål', 'vase with bowl', 'vase med skål', 'maljakko ja kulho'],
    short: [
      'Dreid steintøy med matt glasur.',
      'Drejat stengods med matt glasyr.',
      'Thrown stoneware with a matt glaze.',
      'Drejet stentøj med mat glasur.',
      'Dreijattua kivitavaraa, mattapintainen lasite.',
    ],
    about: [
      `Vasen er dreid for hånd på et verksted i Lofoten, så ingen er helt like. Den smale halsen holder en enkelt kvist på plass.
      Skålen følger med og passer til nøkler, nøtter eller ingenting.`,
      `Vasen är drejad för hand i en verkstad på Lofoten, så ingen är den andra helt lik. Den smala halsen håller en enda kvist på plats.
      Skålen ingår och passar till nycklar, nötter eller ingenting.`,
      `The vase is thrown by hand in a workshop in Lofoten, so no two are quite alike. Its narrow neck holds a single twig in place.
      The bowl is included and suits keys, nuts or nothing at all.`,
      `Vasen er drejet i hånden på et værksted i Lofoten, så ingen er helt ens. Den smalle hals holder en enkelt kvist på plads.
      Skålen følger med og passer til nøgler, nødder eller ingenting.`,
      `Maljakko on dreijattu käsin lofootilaisessa pajassa, joten kahta täysin samanlaista ei ole. Kapea kaula pitää yksittäisen oksan paikallaan.
      Kulho kuuluu mukaan ja sopii avaimille, pähkinöille tai tyhjilleen.`,
    ],
    picture: 'accessory',
    variants: inColours({ blue: pieces(5), white: pieces(9), green: pieces(2) }),
    price: 749,
    categories: ['vases'],
    measures: { width: 34, depth: 19, height: 25, weight: 1.4 },
    facets: { brand: 'nordlys', form: 'round', saleStatus: 'news' },
    leadTimeDays: 14,
    createdAt: '2026-07-10',
  },
  {
    id: 2074,
    sku: 'LEIRE-SIGNERT',
    name: 'Leire',
    what: [
      'vase, signert utgave',
      'vas, signerad utgåva',
      'vase, signed edition',
      'vase, signeret udgave',
      'maljakko, signeerattu',
    ],
    short: [
      'Tjue nummererte vaser. Prisen kommer.',
      'Tjugo numrerade vaser. Priset kommer.',
      'Twenty numbered vases. The price is to come.',
      'Tyve nummererede vaser. Prisen kommer.',
      'Kaksikymmentä numeroitua maljakkoa. Hinta tulee myöhemmin.',
    ],
    about: [
      `Keramikeren bak Leire lager tjue signerte vaser i en glasur som bare finnes her. Prisen settes når brenningen er ferdig; legg vasen i ønskelisten, så ser du den.`,
      `Keramikern bakom Leire gör tjugo signerade vaser i en glasyr som bara finns här. Priset sätts när bränningen är klar; lägg vasen i önskelistan, så ser du det.`,
      `The potter behind Leire is making twenty signed vases in a glaze found only here. The price is set once the firing is done; put the vase on your wishlist to see it.`,
      'Keramikeren bag Leire laver tyve signerede vaser i en glasur, der kun findes her. Prisen sættes, når brændingen er færdig; læg vasen på ønskelisten, så ser du den.',
      'Leiren keraamikko tekee kaksikymmentä signeerattua maljakkoa lasitteella, jota ei ole muualla. Hinta päätetään polton jälkeen; lisää maljakko toivelistalle, niin näet sen.',
    ],
    picture: 'accessory',
    colour: 'purple',
    stock: pieces(20),
    price: null,
    categories: ['vases'],
    measures: { width: 19, depth: 19, height: 25, weight: 1.4 },
    facets: { brand: 'nordlys', form: 'round', saleStatus: 'news' },
    leadTimeDays: 70,
    createdAt: '2026-07-15',
  },
  {
    id: 2075,
    sku: 'BUE-SPEIL',
    name: 'Bue',
    what: ['gulvspeil', 'golvspegel', 'floor mirror', 'gulvspejl', 'lattiapeili'],
    short: [
      'Helfigur med bue øverst og slank ramme.',
      'Helfigur med båge upptill och smal ram.',
      'Full length, arched at the top, slim framed.',
      'Helfigur med bue øverst og slank ramme.',
      'Kokovartalopeili, kaari ylhäällä ja ohut kehys.',
    ],
    about: [
      `Speilet lener seg mot veggen og gjør et smalt rom dypere. Rammen er av svartlakkert metall, og baksiden har beslag mot velting.`,
      `Spegeln lutar mot väggen och gör ett smalt rum djupare. Ramen är av svartlackerad metall, och baksidan har beslag mot tippning.`,
      `The mirror leans on the wall and makes a narrow room deeper. The frame is black lacquered metal, and fittings at the back keep it from tipping.`,
      'Spejlet læner sig mod væggen og gør et smalt rum dybere. Rammen er af sortlakeret metal, og bagsiden har beslag mod væltning.',
      'Peili nojaa seinään ja tekee kapeasta huoneesta syvemmän. Kehys on mustaksi maalattua metallia, ja takana on kiinnike kaatumisen estämiseksi.',
    ],
    picture: 'mirror',
    colour: 'black',
    stock: pieces(14),
    price: 2990,
    categories: ['mirrors', 'bedroom'],
    measures: { width: 72, depth: 5, height: 172, thickness: 5, weight: 16 },
    facets: { brand: 'nordlys', material: 'glass', form: 'oval' },
    leadTimeDays: 10,
    showrooms: [0, 1, 0, 1],
    createdAt: '2025-11-11',
  },
];
