import type { BlockPlan } from './block-plan.ts';
import { sizeGuide } from './size-guide.ts';

/** What the pages of products say about buying and measuring. */
export const productBlocks: readonly BlockPlan[] = [
  {
    identifier: 'delivery-note',
    title: ['Levering', 'Leverans', 'Delivery', 'Levering', 'Toimitus'],
    text: [
      `Du velger dag når varen er klar. Sjåføren ringer en time før og bærer inn i det rommet du vil.
      <a href="/delivery">Slik foregår leveringen</a>`,
      `Du väljer dag när varan är klar. Chauffören ringer en timme innan och bär in i det rum du vill.
      <a href="/delivery">Så går leveransen till</a>`,
      `You choose the day once your order is ready. The driver calls an hour before and carries it into the room you want.
      <a href="/delivery">How delivery works</a>`,
      `Du vælger dag, når varen er klar. Chaufføren ringer en time før og bærer ind i det rum, du vil.
      <a href="/delivery">Sådan foregår leveringen</a>`,
      `Valitset päivän, kun tuote on valmis. Kuljettaja soittaa tuntia ennen ja kantaa haluamaasi huoneeseen.
      <a href="/delivery">Näin toimitus sujuu</a>`,
    ],
  },
  {
    identifier: 'returns-note',
    title: ['Retur', 'Retur', 'Returns', 'Retur', 'Palautus'],
    text: [
      `Vi henter møbelet gratis hos deg. Det trenger ikke være i esken, men det må være helt og rent.
      <a href="/returns">Slik returnerer du</a>`,
      `Vi hämtar möbeln gratis hemma hos dig. Den behöver inte ligga i kartongen, men ska vara hel och ren.
      <a href="/returns">Så returnerar du</a>`,
      `We collect the piece from your home free of charge. It need not be in its box, but it must be whole and clean.
      <a href="/returns">How to return it</a>`,
      `Vi henter møblet gratis hos dig. Det behøver ikke ligge i kassen, men det skal være helt og rent.
      <a href="/returns">Sådan returnerer du</a>`,
      `Noudamme kalusteen kotoasi maksutta. Sen ei tarvitse olla laatikossa, mutta sen on oltava ehjä ja puhdas.
      <a href="/returns">Näin palautat</a>`,
    ],
  },
  sizeGuide,
];
