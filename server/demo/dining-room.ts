import { type DemoProduct, inColours } from './demo-product.ts';
import { offerOver } from './price.ts';
import { none, pieces, upcoming } from './stock.ts';
import { forCompanies, fromPieces } from './tier-prices.ts';

/** Tables and chairs for meals. */
export const diningRoom: readonly DemoProduct[] = [
  {
    id: 2021,
    sku: 'FJELL-SPISEBORD',
    name: 'Fjell',
    what: [
      'spisebord 194 × 94',
      'matbord 194 × 94',
      'dining table 194 × 94',
      'spisebord 194 × 94',
      'ruokapöytä 194 × 94',
    ],
    short: [
      'Langbord for åtte, med skrå kant og spisse ben.',
      'Långbord för åtta, med fasad kant och spetsiga ben.',
      'A long table for eight, with a bevelled edge and tapered legs.',
      'Langbord til otte, med skrå kant og spidse ben.',
      'Pitkä pöytä kahdeksalle, viistetty reuna ja kapenevat jalat.',
    ],
    about: [
      `Fjell er bordet som dekkes til jul, og som er fullt av lekser på tirsdag. Bordplaten er skråskåret under, så den ser lettere ut enn den er.
      Overflaten er hardvoksoljet og kan pusses og oljes på nytt så mange ganger du vil.`,
      `Fjell är bordet man dukar till jul på, och det man läser läxor vid på tisdag. Skivan är fasad undertill och ser lättare ut än den är.
      Ytan är hårdvaxoljad och kan slipas och oljas om hur många gånger du vill.`,
      `Fjell is the table you set for Christmas and do homework at on a Tuesday. The top is bevelled beneath, so it looks lighter than it is.
      The surface is finished with hard wax oil and can be sanded and oiled again as often as you like.`,
      `Fjell er bordet, man dækker til jul, og det, man laver lektier ved om tirsdagen. Bordpladen er skåret skråt på undersiden, så den ser lettere ud, end den er.
      Overfladen er behandlet med hårdvoksolie og kan slibes og olieres igen, så mange gange du vil.`,
      `Fjell on pöytä, joka katetaan jouluna ja jonka ääressä tehdään tiistaina läksyt. Levyn alareuna on viistetty, joten se näyttää kevyemmältä kuin on.
      Pinta on kovavahaöljytty, ja sen voi hioa ja öljytä uudelleen niin monta kertaa kuin haluaa.`,
    ],
    picture: 'dining-table',
    variants: [
      { colour: 'oak', stock: pieces(17) },
      { colour: 'walnut', stock: pieces(5), price: 12_490 },
      { colour: 'white', stock: pieces(21), price: 7990 },
    ],
    price: 9990,
    categories: ['diningTables'],
    measures: { width: 194, depth: 94, height: 74, tableHeight: 74, thickness: 3, legDistance: 160, weight: 48 },
    facets: { brand: 'hagaberg', series: 'fjell', material: 'oak', form: 'rectangular' },
    leadTimeDays: 28,
    showrooms: [1, 0, 1, 0],
    createdAt: '2025-01-15',
  },
  {
    id: 2022,
    sku: 'FJELL-STOL',
    name: 'Fjell',
    what: ['spisestol', 'matstol', 'dining chair', 'spisestol', 'ruokapöydän tuoli'],
    short: [
      'Bøyd rygg, polstret sete, billigere fra fire.',
      'Böjd rygg, stoppad sits, billigare från fyra.',
      'A bent back, an upholstered seat, cheaper from four.',
      'Buet ryg, polstret sæde, billigere fra fire.',
      'Taivutettu selkä, pehmustettu istuin, neljästä alkaen edullisempi.',
    ],
    about: [
      `Ryggbrettet er dampbøyd i ett stykke og følger skuldrene. Setet er polstret akkurat nok til en lang middag.
      Fire og seks stoler koster mindre per stykk for deg som er medlem.`,
      `Ryggbrädan är ångböjd i ett stycke och följer axlarna. Sitsen är stoppad precis lagom för en lång middag.
      Fyra och sex stolar kostar mindre per styck för dig som är medlem.`,
      `The back is steam-bent from a single piece and follows your shoulders. The seat is padded just enough for a long dinner.
      Members pay less for each chair when they buy four or six.`,
      `Ryglænet er dampbøjet i ét stykke og følger skuldrene. Sædet er polstret lige nok til en lang middag.
      Fire og seks stole koster mindre pr. styk for dig, der er medlem.`,
      `Selkänoja on höyrytaivutettu yhdestä kappaleesta ja myötäilee hartioita. Istuimessa on pehmustetta juuri pitkään illalliseen.
      Jäsenille neljä tai kuusi tuolia on kappaleelta edullisempia.`,
    ],
    picture: 'dining-chair',
    variants: inColours({ black: pieces(64), oak: pieces(38), green: pieces(12), white: none }),
    price: 1890,
    categories: ['diningChairs'],
    measures: { width: 46, depth: 51, height: 81, seatWidth: 46, seatDepth: 44, seatHeight: 49, weight: 5.4 },
    facets: { brand: 'hagaberg', series: 'fjell', material: 'wood', campaign: 'lowPrice' },
    leadTimeDays: 10,
    showrooms: [6, 4, 4, 2],
    createdAt: '2025-01-15',
    more: { tier_prices: [forCompanies(1690), fromPieces(4, 1690), fromPieces(6, 1590)] },
  },
  {
    id: 2023,
    sku: 'FJELL-BARSTOL',
    name: 'Fjell',
    what: ['barstol', 'barstol', 'bar stool', 'barstol', 'baarituoli'],
    short: [
      'Til kjøkkenøyen, med fotring hele veien rundt.',
      'Till köksön, med fotstöd hela vägen runt.',
      'For the kitchen island, with a foot rail all around.',
      'Til køkkenøen, med fodstøtte hele vejen rundt.',
      'Keittiösaarekkeelle, jalkatuki kiertää joka puolen.',
    ],
    about: [
      `Den lave ryggen støtter uten å skjule benken bak. Fotringen er festet i alle fire ben, og stolen veier nok til å stå i ro.
      Sitsen passer til benker på 90 til 95 cm.`,
      `Den låga ryggen stöder utan att dölja bänken bakom. Fotstödet sitter i alla fyra benen, och stolen väger nog för att stå stilla.
      Sitsen passar till bänkar på 90 till 95 cm.`,
      `The low back supports you without hiding the counter behind. The rail joins all four legs, and the stool is heavy enough to stay put.
      The seat suits counters of 90 to 95 cm.`,
      `Den lave ryg støtter uden at skjule bordet bagved. Fodstøtten sidder fast i alle fire ben, og stolen vejer nok til at blive stående.
      Sædet passer til borde på 90 til 95 cm.`,
      `Matala selkä tukee peittämättä takana olevaa tasoa. Jalkatuki on kiinni kaikissa neljässä jalassa, ja tuoli on kyllin painava pysyäkseen aloillaan.
      Istuin sopii 90–95 cm:n korkuisille tasoille.`,
    ],
    picture: 'bar-stool',
    variants: inColours({ oak: pieces(10), black: pieces(26), turquoise: upcoming }),
    price: 2290,
    special: offerOver(1790),
    categories: ['barStools', 'diningChairs'],
    measures: { width: 42, depth: 42, height: 90, seatHeight: 71, weight: 6.8 },
    facets: { brand: 'hagaberg', series: 'fjell', material: 'wood', form: 'round' },
    leadTimeDays: 21,
    showrooms: [0, 2, 0, 2],
    createdAt: '2025-06-01',
  },
];
