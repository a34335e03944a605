import type { BlockPlan } from './block-plan.ts';

/** What the front page and the line above every page say. */
export const shopBlocks: readonly BlockPlan[] = [
  {
    identifier: 'notice-line',
    title: ['Varsellinje', 'Meddelanderad', 'Notice line', 'Besked', 'Ilmoitusrivi'],
    text: [
      'Fri retur i 30 dager. Vi bærer møblene helt inn.',
      'Fri retur i 30 dagar. Vi bär in möblerna hela vägen.',
      'Free returns within 30 days. We carry the furniture all the way in.',
      'Fri retur i 30 dage. Vi bærer møblerne helt ind.',
      'Maksuton palautus 30 päivän ajan. Kannamme kalusteet sisään asti.',
    ],
  },
  {
    identifier: 'home-hero',
    title: [
      'Møbler som blir',
      'Möbler som stannar',
      'Furniture that stays',
      'Møbler, der bliver',
      'Kalusteita, jotka jäävät',
    ],
    text: [
      'Sofaer, bord og senger tegnet i Norden, laget for å brukes hver dag og repareres når det trengs.',
      'Soffor, bord och sängar ritade i Norden, gjorda för att användas varje dag och lagas när det behövs.',
      'Sofas, tables and beds drawn in the Nordic countries, made to be used every day and mended when needed.',
      'Sofaer, borde og senge tegnet i Norden, lavet til at blive brugt hver dag og repareret, når det er nødvendigt.',
      'Sohvia, pöytiä ja sänkyjä, jotka on suunniteltu Pohjolassa, tehty joka päivä käytettäviksi ja tarvittaessa korjattaviksi.',
    ],
  },
  {
    identifier: 'home-story',
    title: [
      'Fra skogen til stuen',
      'Från skogen till vardagsrummet',
      'From the forest to your living room',
      'Fra skoven til stuen',
      'Metsästä olohuoneeseen',
    ],
    text: [
      `Treet vårt kommer fra skoger vi kjenner, og stoffene veves av ull som varmer i generasjoner.
      Vi selger reservedeler til alt vi har laget de siste ti årene.`,
      `Vårt trä kommer från skogar vi känner, och tygerna vävs av ull som värmer i generationer.
      Vi säljer reservdelar till allt vi har gjort de senaste tio åren.`,
      `Our wood comes from forests we know, and our cloths are woven from wool that keeps generations warm.
      We sell spare parts for everything we have made in the last ten years.`,
      `Vores træ kommer fra skove, vi kender, og stofferne væves af uld, der varmer i generationer.
      Vi sælger reservedele til alt, hvad vi har lavet de seneste ti år.`,
      `Puumme tulee metsistä, jotka tunnemme, ja kankaamme kudotaan villasta, joka lämmittää sukupolvia.
      Myymme varaosia kaikkeen, mitä olemme tehneet viimeisten kymmenen vuoden aikana.`,
    ],
  },
];
