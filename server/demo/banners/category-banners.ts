import type { StaticLinkPlan } from './static-link.ts';

/** Banners between the products of a category. */
export const productBanners: readonly StaticLinkPlan[] = [
  {
    title: [
      'Kommer den gjennom døren?',
      'Kommer den genom dörren?',
      'Will it pass the door?',
      'Kan den komme gennem døren?',
      'Mahtuuko se ovesta?',
    ],
    subtitle: [
      'Mål veien først, så bærer vi den helt inn.',
      'Mät vägen först, så bär vi in den ända fram.',
      'Measure the way first, and we carry it all the way in.',
      'Mål vejen først, så bærer vi den helt ind.',
      'Mittaa reitti ensin, niin kannamme sen perille.',
    ],
    shows: ['SERIE-NORDVIK', 'green'],
    leadsTo: '/delivery',
    within: 'sofas',
  },
  {
    title: [
      'Stoler til bordet',
      'Stolar till bordet',
      'Chairs for the table',
      'Stole til bordet',
      'Tuolit pöydän ympärille',
    ],
    subtitle: [
      'Setet bør ligge 25 til 30 centimeter under platen.',
      'Sitsen bör ligga 25 till 30 centimeter under skivan.',
      'The seat should be 25 to 30 centimetres below the top.',
      'Sædet bør være 25 til 30 centimeter under pladen.',
      'Istuimen sopii olla 25–30 senttiä levyn alapuolella.',
    ],
    shows: ['SUND-STOL', 'green'],
    leadsTo: 'diningChairs',
    within: 'diningTables',
  },
  {
    title: [
      'Hundre netter på prøve',
      'Hundra nätter på prov',
      'A hundred nights to try',
      'Hundrede nætter på prøve',
      'Sata yötä kokeeksi',
    ],
    subtitle: [
      'Madrassen kan byttes eller leveres tilbake.',
      'Madrassen kan bytas eller lämnas tillbaka.',
      'The mattress can be changed or returned.',
      'Madrassen kan byttes eller leveres tilbage.',
      'Patjan voi vaihtaa tai palauttaa.',
    ],
    shows: ['RO-SENG', 'blue'],
    leadsTo: 'mattresses',
    within: 'bedroom',
  },
  {
    title: [
      'Putene vil ha tak over seg',
      'Dynorna vill ha tak över sig',
      'Cushions like a roof',
      'Hynderne vil have tag over sig',
      'Pehmusteet haluavat katon',
    ],
    subtitle: [
      'En kasse i teak som lufter og holder regnet ute.',
      'En låda i teak som luftar och håller regnet ute.',
      'A box of teak that breathes and keeps the rain out.',
      'En kasse i teak, der lufter og holder regnen ude.',
      'Tiikkilaatikko, joka tuulettuu ja pitää sateen loitolla.',
    ],
    shows: ['BRIS-PUTEKASSE', 'teak'],
    leadsTo: 'cushionBoxes',
    within: 'garden',
  },
];

/** Beside the menu of a room. */
export const menuAsideBanners: readonly StaticLinkPlan[] = [
  {
    title: ['Nordvik', 'Nordvik', 'Nordvik', 'Nordvik', 'Nordvik'],
    subtitle: [
      'Smale armlener, mye å sitte på.',
      'Smala armstöd, mycket att sitta på.',
      'Slim arms, plenty of seat.',
      'Smalle armlæn, meget at sidde på.',
      'Kapeat käsinojat, paljon istuinta.',
    ],
    shows: ['NORDVIK-DIVAN', 'green'],
    leadsTo: 'sofas',
    within: 'livingRoom',
  },
  {
    title: ['Tind', 'Tind', 'Tind', 'Tind', 'Tind'],
    subtitle: [
      'Bordet til lange lørdager.',
      'Bordet för långa lördagar.',
      'The table for long Saturdays.',
      'Bordet til lange lørdage.',
      'Pitkien lauantaiden pöytä.',
    ],
    shows: ['TIND-SPISEBORD-220', 'walnut'],
    leadsTo: 'diningTables',
    within: 'diningRoom',
  },
  {
    title: ['Ro', 'Ro', 'Ro', 'Ro', 'Ro'],
    subtitle: [
      'En gavl å lese mot.',
      'En gavel att läsa mot.',
      'A headboard to read against.',
      'En gavl at læse op ad.',
      'Pääty, johon nojata ja lukea.',
    ],
    shows: ['RO-SENG', 'green'],
    leadsTo: 'beds',
    within: 'bedroom',
  },
  {
    title: ['Fjell', 'Fjell', 'Fjell', 'Fjell', 'Fjell'],
    subtitle: [
      'En skjenk som kan stå midt i rommet.',
      'En skänk som kan stå mitt i rummet.',
      'A sideboard that can stand in mid-room.',
      'En skænk, der kan stå midt i rummet.',
      'Senkki, joka voi seistä keskellä huonetta.',
    ],
    shows: ['FJELL-SKJENK', 'oak'],
    leadsTo: 'sideboards',
    within: 'storage',
  },
];
