import type { Album } from './album.ts';

/** What happens around a table when nobody leaves. */
export const longTables: Album = {
  name: 'langbord',
  title: ['Langbord', 'Långbord', 'Long tables', 'Langborde', 'Pitkät pöydät'],
  entries: [
    {
      id: 511,
      shows: ['TIND-SPISEBORD-220', 'walnut'],
      also: ['SUND-STOL', 'KLOKKE-PENDEL'],
      sentBy: 'familien_berge',
      sentOn: '2026-10-18',
      caption: [
        'Åtte voksne og en diskusjon om fårikål.',
        'Åtta vuxna och en diskussion om kåldolmar.',
        'Eight grown-ups and an argument about lamb stew.',
        'Otte voksne og en diskussion om brunkål.',
        'Kahdeksan aikuista ja väittely lihapullista.',
      ],
    },
    {
      id: 512,
      shows: ['FJELL-SPISEBORD', 'oak'],
      also: ['FJELL-STOL', 'FJELL-BENK'],
      sentBy: 'maja.lager.mat',
      sentOn: '2026-05-17',
      caption: [
        '17. mai-frokost. Benken holdt, dressen gjorde det ikke.',
        'Nationaldagsfrukost. Bänken höll, kostymen gjorde det inte.',
        'National day breakfast. The bench held, the suit did not.',
        'Morgenmad den 17. maj. Bænken holdt, habitten gjorde ikke.',
        'Kansallispäivän aamiainen. Penkki kesti, puku ei.',
      ],
    },
    {
      id: 513,
      shows: ['FJELL-BENK', 'walnut'],
      also: ['FJELL-SPISEBORD'],
      sentBy: 'tvillingpappa',
      sentOn: '2026-04-03',
      caption: [
        'Plass til tre. Eller to som ikke vil sitte inntil hverandre.',
        'Plats för tre. Eller två som inte vill sitta intill varandra.',
        'Room for three. Or for two who will not sit together.',
        'Plads til tre. Eller to, der ikke vil sidde ved siden af hinanden.',
        'Tilaa kolmelle. Tai kahdelle, jotka eivät halua istua vierekkäin.',
      ],
    },
    {
      id: 514,
      shows: ['SUND-STOL', 'green'],
      also: ['TIND-SPISEBORD-220'],
      sentBy: 'anna.i.vasastan',
      sentOn: '2025-12-13',
      caption: [
        'Seks like stoler, for første gang i livet.',
        'Sex likadana stolar, för första gången i livet.',
        'Six matching chairs, for the first time in my life.',
        'Seks ens stole for første gang i mit liv.',
        'Kuusi samanlaista tuolia, ensimmäistä kertaa elämässä.',
      ],
    },
  ],
};
