import { type FacetOption, option } from '../import/facet-option.ts';
import { campaigns as everyShops } from '../import/facet-options.ts';

/** What an offer of the demo shop is part of: what every shop has, and its own weeks with a name. */
export const demoCampaigns = {
  ...everyShops,
  sofaWeeks: option(611, 'Sofaukene', 'Soffveckorna', 'Sofa weeks', 'Sofaugerne', 'Sohvaviikot'),
  textileWeeks: option(612, 'Tekstilukene', 'Textilveckorna', 'Textile weeks', 'Tekstilugerne', 'Tekstiiliviikot'),
  lampWeeks: option(613, 'Lys i mørketida', 'Ljus i mörkret', 'Light in the dark', 'Lys i mørket', 'Valoa pimeään'),
  autumnDays: option(614, 'Høstdagene', 'Höstdagarna', 'Autumn days', 'Efterårsdagene', 'Syyspäivät'),
  gardenEnd: option(
    615,
    'Hageryddingen',
    'Trädgårdsrean',
    'Garden clearance',
    'Haveoprydningen',
    'Puutarhan loppumyynti',
  ),
  members: option(616, 'Medlemshelgen', 'Medlemshelgen', 'Members’ weekend', 'Medlemsweekenden', 'Jäsenviikonloppu'),
} as const satisfies Readonly<Record<string, FacetOption>>;

export type CampaignCode = keyof typeof demoCampaigns;
