import type { StaticLinkPlan } from './static-link.ts';

/** Large banners of the home page. */
export const mainBanners: readonly StaticLinkPlan[] = [
  {
    title: [
      'Nå begynner innesesongen',
      'Nu börjar innesäsongen',
      'The indoor season begins',
      'Nu begynder indesæsonen',
      'Sisäkausi alkaa',
    ],
    subtitle: [
      'Sofaer å bli sittende i til det blir lyst igjen.',
      'Soffor att bli sittande i tills det ljusnar.',
      'Sofas to stay in until the light returns.',
      'Sofaer at blive siddende i, til det bliver lyst igen.',
      'Sohvia, joissa voi odottaa valoa.',
    ],
    shows: ['SERIE-NORDVIK', 'green'],
    leadsTo: 'sofas',
  },
  {
    title: ['En stol for deg', 'En stol för dig', 'A chair of your own', 'En stol til dig', 'Oma tuoli'],
    subtitle: [
      'Høy rygg, brede armlener, plass til en kopp.',
      'Hög rygg, breda armstöd, plats för en kopp.',
      'A high back, wide arms, room for a cup.',
      'Høj ryg, brede armlæn, plads til en kop.',
      'Korkea selkä, leveät käsinojat, tilaa kupille.',
    ],
    shows: ['LYNG-LENESTOL', 'yellow'],
    leadsTo: 'armchairs',
  },
  {
    title: [
      'Hjørner som flytter med',
      'Hörn som följer med',
      'Corners that move with you',
      'Hjørner, der flytter med',
      'Kulmia, jotka muuttavat mukana',
    ],
    subtitle: [
      'Moduler som hektes sammen uten verktøy.',
      'Moduler som hakas ihop utan verktyg.',
      'Modules that hook together without tools.',
      'Moduler, der hægtes sammen uden værktøj.',
      'Moduulit, jotka kiinnittyvät toisiinsa ilman työkaluja.',
    ],
    shows: ['HEIM-HJORNE', 'beige'],
    leadsTo: 'cornerSofas',
  },
];

/** Small banners below them. */
export const smallBanners: readonly StaticLinkPlan[] = [
  {
    title: [
      'Tre lamper er bedre enn én',
      'Tre lampor är bättre än en',
      'Three lamps are better than one',
      'Tre lamper er bedre end én',
      'Kolme lamppua on enemmän kuin yksi',
    ],
    subtitle: [
      'Én til boken, én til hjørnet, én til vinduet.',
      'En till boken, en till hörnet, en till fönstret.',
      'One for the book, one for the corner, one for the window.',
      'Én til bogen, én til hjørnet, én til vinduet.',
      'Yksi kirjalle, yksi nurkkaan, yksi ikkunalle.',
    ],
    shows: ['KUPPEL-GULVLAMPE', 'black'],
    leadsTo: 'lighting',
  },
  {
    title: [
      'Plass til åtte i jula',
      'Plats för åtta i jul',
      'Eight for Christmas dinner',
      'Plads til otte til jul',
      'Tilaa kahdeksalle jouluna',
    ],
    subtitle: [
      'Bord der ingen får et bordben mellom knærne.',
      'Bord där ingen får ett bordsben mellan knäna.',
      'Tables that leave everyone’s knees alone.',
      'Borde, hvor ingen får et bordben mellem knæene.',
      'Pöytiä, joissa jalka ei osu kenenkään polviin.',
    ],
    shows: ['TIND-SPISEBORD-220', 'walnut'],
    leadsTo: 'diningTables',
  },
  {
    title: [
      'Vi har deler til alt',
      'Vi har delar till allt',
      'We have parts for everything',
      'Vi har dele til alt',
      'Meillä on osia kaikkeen',
    ],
    subtitle: [
      'Ben, trekk, skruer og knapper, i minst ti år.',
      'Ben, klädslar, skruvar och knappar, i minst tio år.',
      'Legs, covers, screws and buttons, for at least ten years.',
      'Ben, betræk, skruer og knapper i mindst ti år.',
      'Jalat, päälliset, ruuvit ja napit, ainakin kymmenen vuotta.',
    ],
    shows: ['FJELL-STOL', 'oak'],
    leadsTo: '/spare-parts',
  },
];
