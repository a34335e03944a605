import type { StaticLinkPlan } from './static-link.ts';

/** The picture and words at the head of a room's page. */
export const headImages: readonly StaticLinkPlan[] = [
  {
    title: ['Stuen', 'Vardagsrummet', 'The living room', 'Stuen', 'Olohuone'],
    subtitle: [
      'Her sitter vi, ligger vi og blir enige.',
      'Här sitter vi, ligger vi och kommer överens.',
      'Where we sit, lie down and agree.',
      'Her sidder vi, ligger vi og bliver enige.',
      'Täällä istutaan, loikoillaan ja sovitaan.',
    ],
    shows: ['HEIM-HJORNE', 'beige'],
    leadsTo: 'livingRoom',
    within: 'livingRoom',
  },
  {
    title: ['Spisestuen', 'Matrummet', 'The dining room', 'Spisestuen', 'Ruokailutila'],
    subtitle: [
      'Bord som tåler lekser, lim og lange middager.',
      'Bord som tål läxor, lim och långa middagar.',
      'Tables that stand homework, glue and long dinners.',
      'Borde, der tåler lektier, lim og lange middage.',
      'Pöytiä, jotka kestävät läksyt, liiman ja pitkät illalliset.',
    ],
    shows: ['FJELL-SPISEBORD', 'oak'],
    leadsTo: 'diningRoom',
    within: 'diningRoom',
  },
  {
    title: ['Soverommet', 'Sovrummet', 'The bedroom', 'Soveværelset', 'Makuuhuone'],
    subtitle: [
      'Litt kjedelig, med vilje.',
      'Lite tråkigt, med flit.',
      'A little dull, on purpose.',
      'Lidt kedeligt, med vilje.',
      'Vähän tylsä, tarkoituksella.',
    ],
    shows: ['RO-SENG', 'beige'],
    leadsTo: 'bedroom',
    within: 'bedroom',
  },
  {
    title: ['Oppbevaring', 'Förvaring', 'Storage', 'Opbevaring', 'Säilytys'],
    subtitle: [
      'Et sted for alt, og noen hyller til det som ikke har noe sted.',
      'En plats för allt, och några hyllor för det som inte har någon.',
      'A place for everything, and some shelves for what has none.',
      'En plads til alt og nogle hylder til det, der ingen plads har.',
      'Paikka kaikelle ja muutama hylly sille, millä paikkaa ei ole.',
    ],
    shows: ['RAD-BOKHYLLE', 'oak'],
    leadsTo: 'storage',
    within: 'storage',
  },
  {
    title: ['Hagen', 'Trädgården', 'The garden', 'Haven', 'Puutarha'],
    subtitle: [
      'Møbler som tåler regn bedre enn vi gjør.',
      'Möbler som tål regn bättre än vi.',
      'Furniture that minds rain less than we do.',
      'Møbler, der tåler regn bedre end os.',
      'Kalusteita, jotka kestävät sadetta paremmin kuin me.',
    ],
    shows: ['VIK-HAGESOFA', 'cream'],
    leadsTo: 'garden',
    within: 'garden',
  },
  {
    title: ['Lyset', 'Ljuset', 'Light', 'Lyset', 'Valo'],
    subtitle: [
      'Fem timer dag i desember. Resten er lamper.',
      'Fem timmar dag i december. Resten är lampor.',
      'Five hours of day in December. The rest is lamps.',
      'Syv timers dag i december. Resten er lamper.',
      'Joulukuussa viisi tuntia päivää. Loput on lamppuja.',
    ],
    shows: ['GLIMT-GULVLAMPE', 'cream'],
    leadsTo: 'lighting',
    within: 'lighting',
  },
  {
    title: [
      'Det som gjør det hjemme',
      'Det som gör det till ett hem',
      'What makes it home',
      'Det, der gør det til et hjem',
      'Kodin tuntu',
    ],
    subtitle: [
      'Tepper, puter, speil og noe å sette en kvist i.',
      'Mattor, kuddar, speglar och något att ställa en kvist i.',
      'Rugs, cushions, mirrors and something for a twig.',
      'Tæpper, puder, spejle og noget at sætte en gren i.',
      'Mattoja, tyynyjä, peilejä ja jotakin, mihin panna oksa.',
    ],
    shows: ['VEV-TEPPE', 'red'],
    leadsTo: 'interior',
    within: 'interior',
  },
];
