import type { CategoryPlan } from './category-plan.ts';

/** Everything that is part of a campaign, whichever room it belongs to (spec 9: campaigns category path). */
export const campaignCategory = {
  campaigns: {
    id: 90,
    name: ['Kampanjer', 'Kampanjer', 'Campaigns', 'Kampagner', 'Kampanjat'],
    picture: ['armchair', 'yellow'],
    shows: ['LYNG-LENESTOL', 'yellow'],
    scene: ['LYNG-LENESTOL', 'yellow'],
  },
} as const satisfies Readonly<Record<string, CategoryPlan>>;
