import { type DemoProduct, inColours } from './demo-product.ts';
import { offerUnderWay } from './price.ts';
import { lastPieces, none, pieces } from './stock.ts';
import { fabricSample } from './extras.ts';

/** Sofas. */
export const sofas: readonly DemoProduct[] = [
  {
    id: 2001,
    sku: 'NORDVIK-2',
    name: 'Nordvik',
    what: ['2-seters sofa', '2-sitssoffa', '2-seater sofa', '2-personers sofa', 'kahden istuttava sohva'],
    short: [
      'En slank sofa til den lille stuen.',
      'En smäcker soffa för det lilla vardagsrummet.',
      'A slim sofa for a small living room.',
      'En slank sofa til den lille stue.',
      'Siro sohva pieneen olohuoneeseen.',
    ],
    about: [
      `Nordvik er sofaen som får plass der andre må gi seg. Smale armlener gir mer å sitte på, og de høye bena lar lyset slippe under.
      Ryggputene er fylt med kaldskum og fiber, så de holder formen uten å bli harde. Trekket kan tas av og vaskes på 30 grader.`,
      `Nordvik är soffan som får plats där andra går bet. Smala armstöd ger mer att sitta på, och de höga benen släpper in ljuset under.
      Ryggkuddarna är fyllda med kallskum och fiber och håller formen utan att bli hårda. Klädseln går att ta av och tvätta i 30 grader.`,
      `Nordvik fits where other sofas give up. Slim arms leave more room to sit, and tall legs let the light pass beneath.
      The back cushions hold cold foam and fibre, so they keep their shape without turning hard. The cover comes off and washes at 30 degrees.`,
      `Nordvik er sofaen, der får plads, hvor andre må give op. Smalle armlæn giver mere at sidde på, og de høje ben lader lyset slippe ind under.
      Ryghynderne er fyldt med koldskum og fibre, så de holder formen uden at blive hårde. Betrækket kan tages af og vaskes ved 30 grader.`,
      `Nordvik mahtuu sinne, missä muut antavat periksi. Kapeat käsinojat jättävät enemmän istumatilaa, ja korkeat jalat päästävät valon alle.
      Selkätyynyissä on kylmävaahtoa ja kuitua, joten ne pitävät muotonsa kovettumatta. Päällinen irtoaa ja pestään 30 asteessa.`,
    ],
    picture: 'sofa-2',
    variants: inColours({ beige: pieces(24), green: pieces(9), grey: pieces(16), pink: pieces(4) }),
    price: 9990,
    categories: ['twoSeaters'],
    measures: { width: 162, depth: 92, height: 83, seatWidth: 140, seatDepth: 58, seatHeight: 46, weight: 44 },
    facets: { brand: 'stua', series: 'nordvik', material: 'textile', function: 'washable', form: 'straight' },
    leadTimeDays: 14,
    showrooms: [1, 0, 2, 0],
    createdAt: '2025-03-10',
  },
  {
    id: 2002,
    sku: 'NORDVIK-3',
    name: 'Nordvik',
    what: ['3-seters sofa', '3-sitssoffa', '3-seater sofa', '3-personers sofa', 'kolmen istuttava sohva'],
    short: [
      'Én lang sittepute, tre ryggputer og plass til alle.',
      'En lång sittdyna, tre ryggkuddar och plats för alla.',
      'One long seat, three back cushions and room for everyone.',
      'Én lang sædehynde, tre ryghynder og plads til alle.',
      'Yksi pitkä istuintyyny, kolme selkätyynyä ja tilaa kaikille.',
    ],
    about: [
      `Den lange sitteputen er Nordviks kjennetegn: ingen skjøt å havne i, og plass til å strekke seg helt ut.
      Rammen er av furu fra Innlandet, bena av heltre eik. Stoffet er vevd av ull og resirkulert polyester og tåler 60 000 runder i slitetesten.`,
      `Den långa sittdynan är Nordviks kännetecken: ingen skarv att hamna i och plats att sträcka ut sig helt.
      Stommen är av norsk furu och benen av massiv ek. Tyget är vävt av ull och återvunnen polyester och klarar 60 000 varv i slittestet.`,
      `The long seat is what Nordvik is known for: no gap to sink into, and room to stretch out fully.
      The frame is Norwegian pine, the legs are solid oak. The cloth is woven from wool and recycled polyester and stands 60,000 rubs in the wear test.`,
      `Den lange sædehynde er Nordviks kendetegn: ingen samling at havne i og plads til at strække sig helt ud.
      Stellet er af norsk fyr og benene af massiv eg. Stoffet er vævet af uld og genanvendt polyester og klarer 60.000 omdrejninger i slidtesten.`,
      `Pitkästä istuintyynystä Nordvikin tuntee: ei saumaa, johon vajota, ja tilaa oikaista kunnolla.
      Runko on norjalaista mäntyä ja jalat täyspuista tammea. Villasta ja kierrätyspolyesterista kudottu kangas kestää kulutustestissä 60 000 kierrosta.`,
    ],
    picture: 'sofa-3',
    variants: inColours({
      green: pieces(31),
      beige: pieces(18),
      anthracite: pieces(10),
      blue: pieces(5),
      cream: none,
    }),
    price: 14_990,
    special: offerUnderWay(11_990),
    categories: ['threeSeaters'],
    measures: { width: 214, depth: 92, height: 83, seatWidth: 184, seatDepth: 58, seatHeight: 46, weight: 61 },
    facets: {
      brand: 'stua',
      series: 'nordvik',
      material: 'wool',
      function: 'washable',
      form: 'straight',
      campaign: 'season',
    },
    leadTimeDays: 21,
    showrooms: [2, 1, 1, 1],
    createdAt: '2025-03-10',
  },
  {
    id: 2003,
    sku: 'NORDVIK-4',
    name: 'Nordvik',
    what: ['4-seters sofa', '4-sitssoffa', '4-seater sofa', '4-personers sofa', 'neljän istuttava sohva'],
    short: [
      'Dyp, bred og lav: sofaen til lange kvelder.',
      'Djup, bred och låg: soffan för långa kvällar.',
      'Deep, wide and low: the sofa for long evenings.',
      'Dyb, bred og lav: sofaen til lange aftener.',
      'Syvä, leveä ja matala: sohva pitkiin iltoihin.',
    ],
    about: [
      `Den største sofaen i Nordvik-serien har to dype seter og lave armlener som også blir en plass å sitte.
      Den leveres i to deler og går gjennom en vanlig dør.`,
      `Den största soffan i Nordvik-serien har två djupa säten och låga armstöd som också blir en plats att sitta på.
      Den levereras i två delar och går genom en vanlig dörr.`,
      `The largest Nordvik sofa has two deep seats and low arms that double as places to sit.
      It arrives in two parts and passes through an ordinary door.`,
      `Den største sofa i Nordvik-serien har to dybe sæder og lave armlæn, som også bliver til en plads at sidde på.
      Den leveres i to dele og kan komme gennem en almindelig dør.`,
      `Nordvik-sarjan suurimmassa sohvassa on kaksi syvää istuinta ja matalat käsinojat, joilla voi myös istua.
      Se toimitetaan kahdessa osassa ja mahtuu tavallisesta ovesta.`,
    ],
    picture: 'sofa-4',
    variants: inColours({ grey: pieces(12), cream: pieces(7), brown: lastPieces(2) }),
    price: 19_990,
    categories: ['threeSeaters'],
    measures: { width: 262, depth: 98, height: 80, seatWidth: 224, seatDepth: 64, seatHeight: 44, weight: 82 },
    facets: { brand: 'stua', series: 'nordvik', material: 'textile', form: 'straight', saleStatus: 'news' },
    leadTimeDays: 63,
    showrooms: [0, 1, 0, 0],
    createdAt: '2026-08-20',
  },
  {
    id: 2004,
    sku: 'HEIM-HJORNE',
    name: 'Heim',
    what: ['hjørnesofa', 'hörnsoffa', 'corner sofa', 'hjørnesofa', 'kulmasohva'],
    short: [
      'Et helt hjørne å samles i.',
      'Ett helt hörn att samlas i.',
      'A whole corner to gather in.',
      'Et helt hjørne at samles i.',
      'Kokonainen nurkka yhdessäoloon.',
    ],
    about: [
      `Heim er bygget av moduler som hektes sammen uten verktøy, så hjørnet kan bytte side når du flytter.
      Sitteputene har posefjærer under skummet og gir jevn støtte helt ut til kanten. Velg stoff som tåler barn, hund og rødvin.`,
      `Heim är byggd av moduler som hakas ihop utan verktyg, så hörnet kan byta sida när du flyttar.
      Sittdynorna har pocketfjädrar under skummet och ger jämnt stöd ända ut till kanten. Välj tyg som tål barn, hund och rödvin.`,
      `Heim is built from modules that hook together without tools, so the corner can change sides when you move.
      Pocket springs beneath the foam give even support right to the edge. Choose a cloth that copes with children, dogs and red wine.`,
      `Heim er bygget af moduler, der hægtes sammen uden værktøj, så hjørnet kan skifte side, når du flytter.
      Sædehynderne har pocketfjedre under skummet og støtter jævnt helt ud til kanten. Vælg et stof, der kan tåle børn, hund og rødvin.`,
      `Heim on koottu moduuleista, jotka kiinnittyvät toisiinsa ilman työkaluja, joten kulma voi muutossa vaihtaa puolta.
      Istuintyynyissä on vaahdon alla pussijouset, ja ne tukevat tasaisesti reunaan asti. Valitse kangas, joka kestää lapset, koiran ja punaviinin.`,
    ],
    picture: 'corner-sofa',
    variants: [
      { colour: 'beige', stock: pieces(6) },
      { colour: 'grey', stock: pieces(14) },
      { colour: 'blue', stock: none },
      { colour: 'turquoise', stock: pieces(3), isDisabled: true },
    ],
    price: 27_990,
    categories: ['cornerSofas'],
    measures: { width: 256, depth: 218, height: 83, seatDepth: 58, seatHeight: 46, weight: 118 },
    facets: { brand: 'fjordform', series: 'heim', material: 'textile', function: 'modular', form: 'corner' },
    leadTimeDays: 84,
    showrooms: [1, 0, 0, 1],
    createdAt: '2025-05-05',
    more: { custom_options: [fabricSample('HEIM-HJORNE', 2004, ['beige', 'grey', 'blue'])] },
  },
  {
    id: 2005,
    sku: 'HEIM-SJESELONG',
    name: 'Heim',
    what: [
      'sofa med sjeselong',
      'soffa med schäslong',
      'sofa with chaise longue',
      'sofa med chaiselong',
      'divaanisohva',
    ],
    short: [
      'Beina opp, uten å ta plassen fra noen.',
      'Fötterna upp, utan att ta plats från någon.',
      'Feet up, without taking anyone’s seat.',
      'Benene op uden at tage pladsen fra nogen.',
      'Jalat ylös viemättä kenenkään paikkaa.',
    ],
    about: [
      `Sjeselongen er dyp nok til en ettermiddagslur, og de to andre setene er brede nok til gjester.
      Lokket under sjeselongen åpner seg mot et rom for puter og pledd.`,
      `Schäslongen är djup nog för en tupplur, och de två andra sätena är breda nog för gäster.
      Under schäslongen finns ett utrymme för kuddar och plädar.`,
      `The chaise is deep enough for an afternoon nap, and the other two seats are wide enough for guests.
      Beneath the chaise there is room for cushions and throws.`,
      `Chaiselongen er dyb nok til en eftermiddagslur, og de to andre sæder er brede nok til gæster.
      Under chaiselongen er der plads til puder og plaider.`,
      `Divaani on kyllin syvä päiväunille, ja kaksi muuta istuinta riittävän leveät vieraille.
      Divaanin alla on tila tyynyille ja huoville.`,
    ],
    picture: 'chaise-sofa',
    variants: inColours({ green: pieces(8), lightGrey: pieces(20), brown: pieces(2) }),
    price: 22_490,
    categories: ['cornerSofas', 'storage'],
    measures: { width: 244, depth: 141, height: 83, seatDepth: 58, seatHeight: 46, weight: 96 },
    facets: { brand: 'fjordform', series: 'heim', material: 'textile', function: 'storage', form: 'chaise' },
    leadTimeDays: 49,
    showrooms: [0, 0, 1, 0],
    createdAt: '2025-05-05',
  },
  {
    id: 2006,
    sku: 'DVALE-SOVESOFA',
    name: 'Dvale',
    what: ['sovesofa', 'bäddsoffa', 'sofa bed', 'sovesofa', 'vuodesohva'],
    short: [
      'Sofa om dagen, seng for to om natten.',
      'Soffa på dagen, säng för två på natten.',
      'A sofa by day, a bed for two by night.',
      'Sofa om dagen, seng til to om natten.',
      'Päivällä sohva, yöllä kahden hengen sänky.',
    ],
    about: [
      `Dvale slås ut med ett grep til en seng på 140 × 200 cm. Madrassen er like god som den hjemme, med 16 cm kaldskum uten skjøt på midten.
      Rammen er av eik, og ryggputene henger i løkker så de ikke faller bakover.`,
      `Dvale fälls ut med ett grepp till en säng på 140 × 200 cm. Madrassen är lika bra som den hemma, med 16 cm kallskum utan skarv på mitten.
      Ramen är av ek och ryggkuddarna hänger i öglor så att de inte faller bakåt.`,
      `One pull turns Dvale into a bed of 140 × 200 cm. Its mattress is as good as the one at home: 16 cm of cold foam with no seam in the middle.
      The frame is oak, and the back cushions hang in loops so they never slip.`,
      `Dvale slås med ét greb ud til en seng på 140 × 200 cm. Madrassen er lige så god som den derhjemme: 16 cm koldskum uden samling på midten.
      Stellet er af eg, og ryghynderne hænger i stropper, så de ikke falder bagover.`,
      `Yhdellä vedolla Dvalesta tulee 140 × 200 cm:n sänky. Patja on yhtä hyvä kuin kotona: 16 cm kylmävaahtoa ilman saumaa keskellä.
      Runko on tammea, ja selkätyynyt riippuvat lenkeistä, joten ne eivät kaadu taaksepäin.`,
    ],
    picture: 'sofa-bed',
    variants: inColours({ orange: pieces(11), anthracite: pieces(27) }),
    price: 12_990,
    categories: ['sofaBeds', 'bedroom'],
    measures: { width: 200, depth: 96, height: 76, seatWidth: 190, seatDepth: 60, seatHeight: 44, weight: 72 },
    facets: { brand: 'stua', material: 'textile', function: 'sleep', form: 'straight' },
    leadTimeDays: 7,
    showrooms: [1, 1, 0, 0],
    createdAt: '2025-09-15',
  },
];
