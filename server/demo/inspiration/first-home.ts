import type { Album } from './album.ts';

/** Forty square metres, and everything one owns in them. */
export const firstHome: Album = {
  name: 'forste-leilighet',
  title: ['Første leilighet', 'Första lägenheten', 'First flat', 'Første lejlighed', 'Ensimmäinen koti'],
  entries: [
    {
      id: 501,
      shows: ['SERIE-NORDVIK', 'green'],
      also: ['NORDVIK-2', 'RUNDE-SOFABORD', 'VEV-TEPPE'],
      sentBy: 'tuva.bor',
      sentOn: '2026-09-12',
      caption: [
        'Tre trapper, to venner, én grønn sofa. Verdt det.',
        'Tre trappor, två vänner, en grön soffa. Värt det.',
        'Three flights, two friends, one green sofa. Worth it.',
        'Tre etager, to venner, én grøn sofa. Det hele værd.',
        'Kolme kerrosta, kaksi ystävää, yksi vihreä sohva. Kannatti.',
      ],
    },
    {
      id: 502,
      shows: ['GJEST-SOVESOFA', 'navy'],
      also: ['MYK-PUTE', 'TRAU-SIDEBORD'],
      sentBy: 'elias_og_kaktus',
      sentOn: '2026-03-02',
      caption: [
        'Soverom, stue og gjesterom. Alt på ni kvadrat.',
        'Sovrum, vardagsrum och gästrum. Allt på nio kvadrat.',
        'Bedroom, living room and guest room, all in nine square metres.',
        'Soveværelse, stue og gæsteværelse. Alt på ni kvadratmeter.',
        'Makuuhuone, olohuone ja vierashuone. Kaikki yhdeksässä neliössä.',
      ],
    },
    {
      id: 503,
      shows: ['NOTAT-SKRIVEBORD', 'oak'],
      also: ['FJELL-STOL', 'SOPP-BORDLAMPE'],
      sentBy: 'sofia.skriver',
      sentOn: '2026-01-20',
      caption: [
        'Her skulle masteren skrives. Vinduet vant.',
        'Här skulle uppsatsen skrivas. Fönstret vann.',
        'The thesis was to be written here. The window won.',
        'Her skulle specialet skrives. Vinduet vandt.',
        'Tässä piti kirjoittaa gradu. Ikkuna voitti.',
      ],
    },
    {
      id: 504,
      shows: ['RAD-BOKHYLLE', 'white'],
      also: ['GJEM-KASSE'],
      sentBy: 'tuva.bor',
      sentOn: '2026-02-08',
      caption: [
        'Bøker oppe, strikketøy nede, katten i midten.',
        'Böcker överst, stickning nederst, katten i mitten.',
        'Books on top, knitting below, the cat in between.',
        'Bøger øverst, strikketøj nederst, katten i midten.',
        'Kirjat ylhäällä, neuleet alhaalla, kissa keskellä.',
      ],
    },
    {
      id: 505,
      shows: ['DAL-BENK', 'oak'],
      also: ['BUE-SPEIL', 'GJEM-KASSE'],
      sentBy: 'henrik.p',
      sentOn: '2026-10-04',
      caption: [
        'En gang på 110 centimeter er også en gang.',
        'En hall på 110 centimeter är också en hall.',
        'A hall of 110 centimetres is still a hall.',
        'En entré på 110 centimeter er også en entré.',
        'Metrin ja kymmenen sentin eteinenkin on eteinen.',
      ],
    },
  ],
};
