import type { Album } from './album.ts';

/** Terraces, balconies and one bare rock. */
export const outdoorDays: Album = {
  name: 'ute',
  title: ['Ute', 'Ute', 'Outdoors', 'Ude', 'Ulkona'],
  entries: [
    {
      id: 531,
      shows: ['VIK-HAGESOFA', 'green'],
      also: ['SKJER-LENESTOL', 'SOLEN-PARASOLL'],
      sentBy: 'svaberget',
      sentOn: '2026-07-08',
      caption: [
        'Sofa på svaberg. Naboen ler ikke lenger.',
        'Soffa på klipphällen. Grannen skrattar inte längre.',
        'A sofa on bare rock. The neighbour has stopped laughing.',
        'Sofa på klippen. Naboen griner ikke længere.',
        'Sohva rantakalliolla. Naapuri ei naura enää.',
      ],
    },
    {
      id: 532,
      shows: ['VIK-BORD-186', 'oak'],
      also: ['VIK-STOL'],
      sentBy: 'familien_berge',
      sentOn: '2026-06-23',
      caption: [
        'Sankthans. Bordet sto, bålet gjorde det ikke.',
        'Midsommar. Bordet stod kvar, stången gjorde det inte.',
        'Midsummer. The table stood, the bonfire did not.',
        'Sankthans. Bordet blev stående, det gjorde bålet ikke.',
        'Juhannus. Pöytä pysyi pystyssä, kokko ei.',
      ],
    },
    {
      id: 533,
      shows: ['SOLEN-STRIPE', 'multi'],
      also: ['VIK-BORD-SVART', 'VIK-STOL'],
      sentBy: 'balkongliv',
      sentOn: '2026-08-01',
      caption: [
        'Fire kvadrat skygge på fem kvadrat balkong.',
        'Fyra kvadrat skugga på fem kvadrat balkong.',
        'Four square metres of shade on a balcony of five.',
        'Fire kvadratmeter skygge på fem kvadratmeter altan.',
        'Neljä neliötä varjoa viiden neliön parvekkeella.',
      ],
    },
    {
      id: 534,
      shows: ['BRIS-PUTEKASSE', 'teak'],
      also: ['VIK-HAGESOFA'],
      sentBy: 'jonas.oljer',
      sentOn: '2026-04-26',
      caption: [
        'Etter olje. Før ungene fant ut at den er en båt.',
        'Efter olja. Innan barnen kom på att den är en båt.',
        'After the oil. Before the children found out it is a boat.',
        'Efter olie. Før børnene fandt ud af, at det er en båd.',
        'Öljyn jälkeen. Ennen kuin lapset keksivät, että se on vene.',
      ],
    },
    {
      id: 535,
      shows: ['SKJER-LENESTOL', 'white'],
      also: ['VIK-BORD-SVART'],
      sentBy: 'februarsol',
      sentOn: '2026-02-28',
      caption: [
        'Tre grader, ull på, kaffe i hånden. Sesongen er i gang.',
        'Tre grader, ulle på, kaffe i handen. Säsongen är i gång.',
        'Three degrees, wool on, coffee in hand. The season has begun.',
        'Tre grader, uld på, kaffe i hånden. Sæsonen er i gang.',
        'Kolme astetta, villaa päällä, kahvia kädessä. Kausi on alkanut.',
      ],
    },
  ],
};
