import { type DemoProduct, inColours } from './demo-product.ts';
import { offer } from './price.ts';
import { lastPieces, pieces, upcoming } from './stock.ts';

/** What stands around the sofa. */
export const livingRoom: readonly DemoProduct[] = [
  {
    id: 2011,
    sku: 'LYNG-LENESTOL',
    name: 'Lyng',
    what: ['lenestol', 'fåtölj', 'armchair', 'lænestol', 'nojatuoli'],
    short: [
      'En lesestol med ramme av heltre og høy rygg.',
      'En läsfåtölj med massiv ram och hög rygg.',
      'A reading chair with a solid wooden frame and a high back.',
      'En læsestol med stel af massivt træ og høj ryg.',
      'Lukutuoli, jossa on täyspuinen runko ja korkea selkä.',
    ],
    about: [
      `Lyng er tegnet for dem som blir sittende. Ryggen er høy nok til å hvile hodet, og armlenene er brede nok til en kaffekopp.
      Rammen er håndpusset og oljet. Sete og rygg er løse, så trekket kan byttes om ti år.`,
      `Lyng är ritad för den som blir sittande. Ryggen är hög nog att vila huvudet mot, och armstöden är breda nog för en kaffekopp.
      Ramen är handslipad och oljad. Sits och rygg är lösa, så klädseln kan bytas om tio år.`,
      `Lyng is drawn for those who stay seated. The back is high enough to rest your head, and the arms are wide enough for a cup of coffee.
      The frame is sanded by hand and oiled. Seat and back are loose, so the cover can be changed ten years from now.`,
      `Lyng er tegnet til dem, der bliver siddende. Ryggen er høj nok til at hvile hovedet, og armlænene er brede nok til en kop kaffe.
      Stellet er slebet i hånden og olieret. Sæde og ryg er løse, så betrækket kan skiftes om ti år.`,
      `Lyng on suunniteltu niille, jotka jäävät istumaan. Selkä on kyllin korkea pään nojata, ja käsinojille mahtuu kahvikuppi.
      Runko on hiottu käsin ja öljytty. Istuin ja selkä ovat irralliset, joten verhoilun voi vaihtaa kymmenen vuoden päästä.`,
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
    what: ['puff', 'puff', 'pouffe', 'puf', 'rahi'],
    short: [
      'Fotskammel, ekstra sitteplass og lite bord.',
      'Fotpall, extra sittplats och litet bord.',
      'Footrest, spare seat and small table.',
      'Fodskammel, ekstra siddeplads og lille bord.',
      'Jalkarahi, lisäistuin ja pieni pöytä.',
    ],
    about: [
      `Puffen har fast stopping, så den kan bære både et brett og en voksen. Den lille knappen på toppen er trukket for hånd.
      Bena er de samme som på lenestolen Lyng.`,
      `Puffen är fast stoppad och bär både en bricka och en vuxen. Den lilla knappen på toppen är klädd för hand.
      Benen är desamma som på fåtöljen Lyng.`,
      `Firm upholstery carries a tray as well as a grown-up. The small button on top is covered by hand.
      Its legs are those of the Lyng armchair.`,
      `Puffen er fast polstret og kan bære både en bakke og en voksen. Den lille knap på toppen er betrukket i hånden.
      Benene er de samme som på lænestolen Lyng.`,
      `Rahi on verhoiltu napakaksi ja kantaa niin tarjottimen kuin aikuisenkin. Päällä oleva pieni nappi on päällystetty käsin.
      Jalat ovat samat kuin Lyng-nojatuolissa.`,
    ],
    picture: 'footstool',
    variants: inColours({ red: pieces(2), green: pieces(13), beige: pieces(28), navy: pieces(7) }),
    price: 1990,
    categories: ['footstools', 'armchairs'],
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
    what: ['sofabord', 'soffbord', 'coffee table', 'sofabord', 'sohvapöytä'],
    short: [
      'Rundt bord med hylle for blader og bøker.',
      'Runt bord med hylla för tidningar och böcker.',
      'A round table with a shelf for magazines and books.',
      'Rundt bord med hylde til blade og bøger.',
      'Pyöreä pöytä, jossa on hylly lehdille ja kirjoille.',
    ],
    about: [
      `Ingen hjørner å gå på, og plass til fire kopper og en skål. Hyllen under holder bordplaten ryddig.
      Platen er dekket med ekte finér på begge sider, så den holder seg plan.`,
      `Inga hörn att gå på, och plats för fyra koppar och en skål. Hyllan under håller bordsskivan fri.
      Skivan är klädd med äkta faner på båda sidor, så den håller sig plan.`,
      `No corners to walk into, and room for four cups and a bowl. The shelf below keeps the top clear.
      Real veneer on both sides keeps it flat.`,
      `Ingen hjørner at gå ind i, og plads til fire kopper og en skål. Hylden under holder bordpladen fri.
      Pladen er beklædt med ægte finer på begge sider, så den holder sig plan.`,
      `Ei kulmia, joihin kolhia itsensä, ja tilaa neljälle kupille ja kulholle. Alahylly pitää pöytälevyn tyhjänä.
      Aito viilu levyn molemmin puolin pitää sen suorana.`,
    ],
    picture: 'coffee-table',
    variants: inColours({ oak: pieces(19), walnut: pieces(6), white: pieces(33) }),
    price: 2790,
    categories: ['coffeeTables'],
    measures: { width: 92, depth: 92, height: 44, tableHeight: 44, thickness: 2.6, legDistance: 54, weight: 15 },
    facets: { brand: 'stua', material: 'oak', form: 'round' },
    leadTimeDays: 14,
    showrooms: [1, 1, 1, 1],
    goesWith: ['AARRING-TEPPE', 'TROSSE-KURV', 'LEIRE-VASE'],
    createdAt: '2025-04-12',
  },
  {
    id: 2014,
    sku: 'TRAU-SIDEBORD',
    name: 'Trau',
    what: ['sidebord', 'sidobord', 'side table', 'sidebord', 'sivupöytä'],
    short: [
      'Brettbord som følger med dit du sitter.',
      'Brickbord som följer med dit du sitter.',
      'A tray table that follows you around.',
      'Bakkebord, der følger med, hvor du sætter dig.',
      'Tarjotinpöytä, joka kulkee mukana sinne minne istut.',
    ],
    about: [
      `Kanten holder glasset på plass, og den tunge foten gjør at bordet står støtt også ved siden av en lenestol.
      Løft det i stammen og ta det med til sengen.`,
      `Kanten håller glaset på plats, och den tunga foten gör att bordet står stadigt även bredvid en fåtölj.
      Lyft det i stammen och ta med det till sängen.`,
      `The rim keeps a glass in place, and a heavy foot keeps the table steady beside any chair.
      Lift it by the stem and take it to bed.`,
      `Kanten holder glasset på plads, og den tunge fod får bordet til at stå støt også ved siden af en lænestol.
      Løft det i stammen, og tag det med i seng.`,
      `Reunus pitää lasin paikallaan, ja painava jalka pitää pöydän vakaana nojatuolinkin vieressä.
      Nosta varresta ja vie mukanasi sänkyyn.`,
    ],
    picture: 'side-table',
    variants: inColours({ black: pieces(40), white: pieces(12), oak: upcoming }),
    price: 1290,
    categories: ['sideTables', 'nightstands'],
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
    what: ['skrivebord', 'skrivbord', 'desk', 'skrivebord', 'kirjoituspöytä'],
    short: [
      'Lite nok til stuen, stort nok til jobben.',
      'Litet nog för vardagsrummet, stort nog för jobbet.',
      'Small enough for the living room, large enough for work.',
      'Lille nok til stuen, stort nok til arbejdet.',
      'Kyllin pieni olohuoneeseen, kyllin suuri töihin.',
    ],
    about: [
      `To grunne skuffer tar unna alt som ellers blir liggende på bordet. Bak er det en åpning for ledninger.
      Notat går ut av sortimentet når de siste er solgt.`,
      `Två grunda lådor tar hand om allt som annars blir liggande på bordet. Baktill finns en öppning för sladdar.
      Notat utgår när de sista är sålda.`,
      `Two shallow drawers take care of whatever else would stay on the table. There is an opening for cables at the back.
      Notat leaves the range once the last ones are sold.`,
      `To lave skuffer tager imod alt det, der ellers bliver liggende på bordet. Bagtil er der en åbning til ledninger.
      Notat udgår, når de sidste er solgt.`,
      `Kaksi matalaa laatikkoa kätkee kaiken, mikä muuten jäisi pöydälle lojumaan. Takana on aukko johdoille.
      Notat poistuu valikoimasta, kun viimeiset on myyty.`,
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
