import type { WireDocument } from '../../store/collections.ts';
import { spoken, type Texts } from '../texts.ts';

interface ThemePlan {
  readonly id: number;
  readonly key: string;
  readonly name: Texts;
  readonly about: Texts;
}

const plans = {
  rooms: {
    id: 1,
    key: 'rom-for-rom',
    name: ['Rom for rom', 'Rum för rum', 'Room by room', 'Rum for rum', 'Huone huoneelta'],
    about: [
      'Hvordan et hjem blir til å bo i, ett rom om gangen.',
      'Hur ett hem blir till att bo i, ett rum i taget.',
      'How a home becomes one to live in, a room at a time.',
      'Hvordan et hjem bliver til at bo i, ét rum ad gangen.',
      'Miten kodista tulee asuttava, huone kerrallaan.',
    ],
  },
  buying: {
    id: 2,
    key: 'for-du-kjoper',
    name: ['Før du kjøper', 'Innan du köper', 'Before you buy', 'Før du køber', 'Ennen kuin ostat'],
    about: [
      'Mål, materialer og spørsmål som er greie å ha stilt.',
      'Mått, material och frågor som är bra att ha ställt.',
      'Measures, materials, and questions worth asking first.',
      'Mål, materialer og spørgsmål, det er godt at have stillet.',
      'Mitat, materiaalit ja kysymykset, jotka kannattaa kysyä ajoissa.',
    ],
  },
  care: {
    id: 3,
    key: 'stell-og-reparasjon',
    name: ['Stell og reparasjon', 'Skötsel och lagning', 'Care and repair', 'Pleje og reparation', 'Hoito ja korjaus'],
    about: [
      'Olje, ull, lim og tålmodighet.',
      'Olja, ull, lim och tålamod.',
      'Oil, wool, glue and patience.',
      'Olie, uld, lim og tålmodighed.',
      'Öljyä, villaa, liimaa ja kärsivällisyyttä.',
    ],
  },
  outdoors: {
    id: 4,
    key: 'uteplassen',
    name: ['Uteplassen', 'Uteplatsen', 'Outdoors', 'Uderummet', 'Terassi ja piha'],
    about: [
      'Terrasse, balkong og hage, også når det er kaldt.',
      'Altan, balkong och trädgård, även när det är kallt.',
      'Terrace, balcony and garden, even when it is cold.',
      'Terrasse, altan og have, også når det er koldt.',
      'Terassi, parveke ja puutarha, myös kylmällä.',
    ],
  },
} as const satisfies Readonly<Record<string, ThemePlan>>;

export type ThemeCode = keyof typeof plans;

/** The document of a theme of the magazine (contract: BlogCategory). */
function themeDocument(code: ThemeCode): WireDocument {
  const { id, key, name, about } = plans[code];
  return {
    id,
    ...spoken({ name, description: about, meta_title: name, meta_description: about }),
    url_key: key,
    status: 1,
    sort_order: id * 10,
  };
}

/** What an article says of a theme that it belongs to. */
export function themeOfArticle(code: ThemeCode) {
  const { id, key, name } = plans[code];
  return { id, ...spoken({ name }), url_key: key };
}

/** What the magazine writes about. */
export const blogCategories: readonly WireDocument[] = (Object.keys(plans) as ThemeCode[]).map(themeDocument);
