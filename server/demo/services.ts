import type { DemoProduct } from './demo-product.ts';
import { unlimited } from './stock.ts';

/** What is not carried into the house: work and a file. */
export const services: readonly DemoProduct[] = [
  {
    id: 2091,
    sku: 'MONTERING',
    type: 'virtual',
    name: 'Stua',
    what: ['montering hjemme', 'montering hemma', 'assembly at home', 'montering i hjemmet', 'kokoaminen kotona'],
    short: [
      'Vi skrur det sammen og tar med emballasjen.',
      'Vi skruvar ihop det och tar med emballaget.',
      'We put it together and take the packaging away.',
      'Vi samler det og tager emballagen med.',
      'Kokoamme kalusteet ja viemme pakkaukset.',
    ],
    about: [
      `To montører kommer samtidig med møblene, setter dem sammen der de skal stå og tar med seg esker og plast. Prisen gjelder én leveranse, uansett hvor mange møbler den har.`,
      `Två montörer kommer samtidigt med möblerna, sätter ihop dem där de ska stå och tar med sig kartonger och plast. Priset gäller en leverans, oavsett hur många möbler den har.`,
      `Two fitters come with the furniture, assemble it where it belongs and take boxes and plastic away. The price covers one delivery, however many pieces it has.`,
      'To montører kommer sammen med møblerne, samler dem, hvor de skal stå, og tager kasser og plast med sig. Prisen gælder én levering, uanset hvor mange møbler den har.',
      'Kaksi asentajaa tulee kalusteiden mukana, kokoaa ne paikoilleen ja vie laatikot ja muovit. Hinta koskee yhtä toimitusta, olipa kalusteita kuinka monta tahansa.',
    ],
    picture: 'box',
    colour: 'oak',
    stock: unlimited,
    price: 990,
    categories: ['storage', 'bedroom', 'diningRoom'],
    facets: { brand: 'stua' },
    createdAt: '2024-10-01',
  },
  {
    id: 2092,
    sku: 'GJEM-TEGNING',
    type: 'downloadable',
    name: 'Gjem',
    what: [
      'byggetegning (PDF)',
      'byggritning (PDF)',
      'building plan (PDF)',
      'byggetegning (PDF)',
      'rakennuspiirustus (PDF)',
    ],
    short: [
      'Bygg kassen selv av en plate finér.',
      'Bygg lådan själv av en plywoodskiva.',
      'Build the box yourself from a sheet of plywood.',
      'Byg kassen selv af en plade krydsfiner.',
      'Rakenna laatikko itse vanerilevystä.',
    ],
    about: [
      `Tolv sider med mål, kappliste og bilder av hvert steg. Du trenger en sag, lim og en ettermiddag. Filen kan lastes ned så snart ordren er betalt.`,
      `Tolv sidor med mått, kaplista och bilder av varje steg. Du behöver en såg, lim och en eftermiddag. Filen kan laddas ned så snart ordern är betald.`,
      `Twelve pages with measurements, a cutting list and pictures of every step. You need a saw, glue and an afternoon. The file can be downloaded once the order is paid.`,
      'Tolv sider med mål, skæreliste og billeder af hvert trin. Du skal bruge en sav, lim og en eftermiddag. Filen kan hentes, så snart ordren er betalt.',
      'Kaksitoista sivua mittoja, sahauslista ja kuva joka vaiheesta. Tarvitset sahan, liimaa ja yhden iltapäivän. Tiedoston voi ladata heti, kun tilaus on maksettu.',
    ],
    picture: 'box',
    colour: 'walnut',
    stock: unlimited,
    price: 149,
    categories: ['storage'],
    facets: { brand: 'stua' },
    createdAt: '2025-08-01',
  },
];
