import { AUTUMN_DAYS } from '../price.ts';
import type { CampaignCode } from '../campaigns.ts';
import type { PictureKind } from '../../import/drawn-picture.ts';

/** Some days on which some furniture cost less; both days are included. */
export interface PastCampaign {
  readonly code: CampaignCode;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly discountPercent: readonly [from: number, to: number];
  /** Without: everything. */
  readonly kinds?: readonly PictureKind[];
}

/** The campaigns of the sixty days before the catalogue's day, in their order; no two of one product overlap. */
export const pastCampaigns: readonly PastCampaign[] = [
  {
    code: 'gardenEnd',
    firstDay: '2026-09-24',
    lastDay: '2026-10-04',
    discountPercent: [20, 30],
    kinds: ['garden-sofa', 'garden-chair', 'garden-table', 'parasol'],
  },
  {
    code: 'sofaWeeks',
    firstDay: '2026-09-28',
    lastDay: '2026-10-11',
    discountPercent: [10, 18],
    kinds: ['sofa-2', 'sofa-3', 'sofa-4', 'corner-sofa', 'chaise-sofa', 'sofa-bed', 'armchair', 'footstool'],
  },
  { code: 'autumnDays', ...AUTUMN_DAYS, discountPercent: [10, 15] },
  {
    code: 'textileWeeks',
    firstDay: '2026-10-19',
    lastDay: '2026-10-29',
    discountPercent: [12, 20],
    kinds: ['rug', 'cushion', 'bed', 'mattress'],
  },
  { code: 'lampWeeks', firstDay: '2026-10-26', lastDay: '2026-11-05', discountPercent: [10, 20], kinds: ['lamp'] },
  { code: 'members', firstDay: '2026-11-06', lastDay: '2026-11-08', discountPercent: [8, 12] },
];
