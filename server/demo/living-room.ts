import { type DemoProduct, inColours } from './demo-product.ts';
import { offer } from './price.ts';
import { lastPieces, pieces, upcoming } from './stock.ts';

/** What stands around the sofa. */
export const livingRoom: readonly DemoProduct[] = [
  {
    id: 2011,
    sku: 'LYNG-LENESTOL',
    name: 'Lyng',
    what: ['lenestol', 'fåtölj', 'armchair'],
    short: [
      'En lesestol med ramme av heltre og høy rygg.',
      'En läsfåtölj med massiv ram och hög rygg.',
      'A reading chair with a solid wooden frame and a high back.',
    ],
    about: [
      `Lyng er tegnet for dem som blir sittende. Ryggen er høy nok til å hvile hodet, og armlenene er brede nok til en kaffekopp.
      Rammen er håndpusset og oljet. Sete og rygg er løse, så trekket kan byttes om ti år.`,
      `Lyng är ritad för den som blir sittande. Ryggen är hög nog att vila huvudet mot, och armstöden är breda nog för en kaffekopp.
      Ramen är handslipad och oljad. Sits och rygg är lösa, så klädseln kan bytas om tio år.`,
      `Lyng is drawn for those who stay seated. The back is high enough to rest your head, and the arms are wide enough for a cup of coffee.
      The frame is sanded by hand and oiled. Seat and back are loose, so the cover can be changed ten years from now.`,
    ],
    picture: 'armchair',
    variants: inColours({ yellow: pieces(15), green: pieces(22), brown: pieces(10), cream: pieces(3) }),
    price: 6490,
    special: offer(5490),
    categories: ['armchairs'],
    measures: { width: 72, depth: 80, height: 96, seatWidth: 56, seatDepth: 54, seatHeight: 43, weight: 17.5 },
    facets: { brand: 'fjordform', series: 'lyng', material: 'wool', campaign: 'lowPrice' },
    leadTimeDays: 14,
    showrooms: [3, 2, 2, 1],
    createdAt: '2025-02-01',
  },
  {
    id: 2012,
    sku: 'LYNG-PUFF',
    name: 'Lyng',
    what: ['puff', 'puff', 'pouffe'],
    short: [
      'Fotskammel, ekstra sitteplass og lite bord.',
      'Fotpall, extra sittplats och litet bord.',
      'Footrest, spare seat and small table.',
    ],
    about: [
      `Puffen har fast stopping, så den kan bære både et brett og en voksen. Den lille knappen på toppen er trukket for hånd.
      Bena er de samme som på lenestolen Lyng.`,
      `Puffen är fast stoppad och bär både en bricka och en vuxen. Den lilla knappen på toppen är klädd för hand.
      Benen är desamma som på fåtöljen Lyng.`,
      `Firm upholstery carries a tray as well as a grown-up. The small button on top is covered by hand.
      Its legs are those of the Lyng armchair.`,
    ],
    picture: 'footstool',
    variants: inColours({ red: pieces(2), green: pieces(13), beige: pieces(28), navy: pieces(7) }),
    price: 1990,
    categories: ['armchairs'],
    measures: { width: 62, depth: 62, height: 42, seatHeight: 42, weight: 8 },
    facets: { brand: 'fjordform', series: 'lyng', material: 'wool', form: 'round' },
    leadTimeDays: 10,
    showrooms: [0, 4, 2, 2],
    createdAt: '2025-02-01',
  },
  {
    id: 2013,
    sku: 'RUNDE-SOFABORD',
    name: 'Runde',
    what: ['sofabord', 'soffbord', 'coffee table'],
    short: [
      'Rundt bord med hylle for blader og bøker.',
      'Runt bord med hylla för tidningar och böcker.',
      'A round table with a shelf for magazines and books.',
    ],
    about: [
      `Ingen hjørner å gå på, og plass til fire kopper og en skål. Hyllen under holder bordplaten ryddig.
      Platen er dekket med ekte finér på begge sider, så den holder seg plan.`,
      `Inga hörn att gå på, och plats för fyra koppar och en skål. Hyllan under håller bordsskivan fri.
      Skivan är klädd med äkta faner på båda sidor, så den håller sig plan.`,
      `No corners to walk into, and room for four cups and a bowl. The shelf below keeps the top clear.
      Real veneer on both sides keeps it flat.`,
    ],
    picture: 'coffee-table',
    variants: inColours({ oak: pieces(19), walnut: pieces(6), white: pieces(33) }),
    price: 2790,
    categories: ['livingRoom'],
    measures: { width: 92, depth: 92, height: 44, tableHeight: 44, thickness: 2.6, legDistance: 54, weight: 15 },
    facets: { brand: 'stua', material: 'oak', form: 'round' },
    leadTimeDays: 14,
    showrooms: [1, 1, 1, 1],
    createdAt: '2025-04-12',
  },
  {
    id: 2014,
    sku: 'TRAU-SIDEBORD',
    name: 'Trau',
    what: ['sidebord', 'sidobord', 'side table'],
    short: [
      'Brettbord som følger med dit du sitter.',
      'Brickbord som följer med dit du sitter.',
      'A tray table that follows you around.',
    ],
    about: [
      `Kanten holder glasset på plass, og den tunge foten gjør at bordet står støtt også ved siden av en lenestol.
      Løft det i stammen og ta det med til sengen.`,
      `Kanten håller glaset på plats, och den tunga foten gör att bordet står stadigt även bredvid en fåtölj.
      Lyft det i stammen och ta med det till sängen.`,
      `The rim keeps a glass in place, and a heavy foot keeps the table steady beside any chair.
      Lift it by the stem and take it to bed.`,
    ],
    picture: 'side-table',
    variants: inColours({ black: pieces(40), white: pieces(12), oak: upcoming }),
    price: 1290,
    categories: ['livingRoom', 'bedroom'],
    measures: { width: 47, depth: 47, height: 55, tableHeight: 55, weight: 6.2 },
    facets: { brand: 'stua', material: 'wood', form: 'round' },
    leadTimeDays: 5,
    showrooms: [0, 0, 3, 0],
    createdAt: '2025-10-01',
  },
  {
    id: 2015,
    sku: 'NOTAT-SKRIVEBORD',
    name: 'Notat',
    what: ['skrivebord', 'skrivbord', 'desk'],
    short: [
      'Lite nok til stuen, stort nok til jobben.',
      'Litet nog för vardagsrummet, stort nog för jobbet.',
      'Small enough for the living room, large enough for work.',
    ],
    about: [
      `To grunne skuffer tar unna alt som ellers blir liggende på bordet. Bak er det en åpning for ledninger.
      Notat går ut av sortimentet når de siste er solgt.`,
      `Två grunda lådor tar hand om allt som annars blir liggande på bordet. Baktill finns en öppning för sladdar.
      Notat utgår när de sista är sålda.`,
      `Two shallow drawers take care of whatever else would stay on the table. There is an opening for cables at the back.
      Notat leaves the range once the last ones are sold.`,
    ],
    picture: 'desk',
    variants: inColours({ oak: lastPieces(4), white: lastPieces(11) }),
    price: 3990,
    special: offer(2990),
    categories: ['livingRoom', 'storage'],
    measures: { width: 124, depth: 60, height: 74, tableHeight: 74, legDistance: 104, thickness: 2, weight: 26 },
    facets: {
      brand: 'stua',
      material: 'oak',
      function: 'storage',
      form: 'rectangular',
      campaign: 'lastChance',
      saleStatus: 'leaving',
    },
    leadTimeDays: 7,
    showrooms: [0, 1, 0, 0],
    createdAt: '2024-11-20',
  },
];
