import type { Album } from './album.ts';

/** Corners where someone reads. */
export const eveningLight: Album = {
  name: 'kveldslys',
  title: ['Kveldslys', 'Kvällsljus', 'Evening light', 'Aftenlys', 'Iltavaloa'],
  entries: [
    {
      id: 521,
      shows: ['LYNG-LENESTOL', 'yellow'],
      also: ['LYNG-PUFF', 'KUPPEL-GULVLAMPE'],
      sentBy: 'lesehjornet',
      sentOn: '2026-11-02',
      caption: [
        'Side 1 til 412. Reiste meg for te.',
        'Sida 1 till 412. Reste mig för te.',
        'Pages 1 to 412. Got up for tea.',
        'Side 1 til 412. Rejste mig efter te.',
        'Sivut 1–412. Nousin hakemaan teetä.',
      ],
    },
    {
      id: 522,
      shows: ['GLIMT-GULVLAMPE', 'cream'],
      also: ['LYNG-GYNGESTOL'],
      sentBy: 'oda.og.far',
      sentOn: '2026-01-11',
      caption: [
        'Lampen bestefar ville ha tegnet.',
        'Lampan som morfar hade ritat.',
        'The lamp my grandfather would have drawn.',
        'Den lampe, min morfar ville have tegnet.',
        'Lamppu, jonka ukki olisi piirtänyt.',
      ],
    },
    {
      id: 523,
      shows: ['SOPP-BORDLAMPE', 'red'],
      also: ['HVIL-NATTBORD'],
      sentBy: 'kveldsugla',
      sentOn: '2025-11-29',
      caption: [
        'Fireåringen sover bare hvis soppen er på.',
        'Fyraåringen sover bara om svampen är tänd.',
        'Our four-year-old sleeps only if the mushroom is on.',
        'Vores fireårige sover kun, hvis svampen er tændt.',
        'Nelivuotias nukkuu vain, jos sieni palaa.',
      ],
    },
    {
      id: 524,
      shows: ['STILLE-LESELAMPE', 'green'],
      also: ['NORDVIK-2'],
      sentBy: 'mikko_lukee',
      sentOn: '2026-02-22',
      caption: [
        'Står på når jeg går. Da kommer jeg hjem til noe.',
        'Får lysa när jag går. Då kommer jag hem till något.',
        'I leave it on when I go out. Then I come home to something.',
        'Er tændt, når jeg går. Så kommer jeg hjem til noget.',
        'Jää päälle, kun lähden. Silloin on jotain, minkä luo palata.',
      ],
    },
    {
      id: 525,
      shows: ['RO-SENG', 'blue'],
      also: ['RO-MADRASS-160', 'HVIL-NATTBORD'],
      sentBy: 'karin.sover',
      sentOn: '2026-03-15',
      caption: [
        'Søndag klokken ti. Ingen planer.',
        'Söndag klockan tio. Inga planer.',
        'Sunday, ten o’clock. No plans.',
        'Søndag klokken ti. Ingen planer.',
        'Sunnuntai kello kymmenen. Ei suunnitelmia.',
      ],
    },
  ],
};
