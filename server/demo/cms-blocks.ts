import type { WireDocument } from '../store/collections.ts';
import { paragraphs, spoken, type Texts } from './texts.ts';

interface BlockPlan {
  readonly identifier: string;
  readonly title: Texts;
  readonly text: Texts;
}

const plans: readonly BlockPlan[] = [
  {
    identifier: 'notice-line',
    title: ['Varsellinje', 'Meddelanderad', 'Notice line'],
    text: [
      'Fri retur i 30 dager. Vi bærer møblene helt inn.',
      'Fri retur i 30 dagar. Vi bär in möblerna hela vägen.',
      'Free returns within 30 days. We carry the furniture all the way in.',
    ],
  },
  {
    identifier: 'home-hero',
    title: ['Møbler som blir', 'Möbler som stannar', 'Furniture that stays'],
    text: [
      'Sofaer, bord og senger tegnet i Norden, laget for å brukes hver dag og repareres når det trengs.',
      'Soffor, bord och sängar ritade i Norden, gjorda för att användas varje dag och lagas när det behövs.',
      'Sofas, tables and beds drawn in the Nordic countries, made to be used every day and mended when needed.',
    ],
  },
  {
    identifier: 'home-story',
    title: ['Fra skogen til stuen', 'Från skogen till vardagsrummet', 'From the forest to your living room'],
    text: [
      `Treet vårt kommer fra skoger vi kjenner, og stoffene veves av ull som varmer i generasjoner.
      Vi selger reservedeler til alt vi har laget de siste ti årene.`,
      `Vårt trä kommer från skogar vi känner, och tygerna vävs av ull som värmer i generationer.
      Vi säljer reservdelar till allt vi har gjort de senaste tio åren.`,
      `Our wood comes from forests we know, and our cloths are woven from wool that keeps generations warm.
      We sell spare parts for everything we have made in the last ten years.`,
    ],
  },
  {
    identifier: 'delivery-note',
    title: ['Levering', 'Leverans', 'Delivery'],
    text: [
      'Du velger dag når varen er klar. Leverandøren ringer en time før.',
      'Du väljer dag när varan är klar. Chauffören ringer en timme innan.',
      'You choose the day once your order is ready. The driver calls an hour before.',
    ],
  },
];

/** Short texts that pages of the shop show (contract: CmsBlock). */
export const cmsBlocks: readonly WireDocument[] = plans.map(({ identifier, title, text }, index) => ({
  id: index + 1,
  identifier,
  ...spoken({ title, content: paragraphs(text) }),
  active: true,
  store_id: 0,
}));
