import { type CategoryCode, categoryId, categoryTree } from '../categories.ts';
import { roomPicture, type Shown } from '../room-picture.ts';
import { spoken, type Texts } from '../texts.ts';

/** A picture with words that leads somewhere, as its maker writes it down. */
export interface StaticLinkPlan {
  readonly title: Texts;
  readonly subtitle: Texts;
  readonly shows: Shown;
  /** A category, or the identifier of a content page after a slash. */
  readonly leadsTo: CategoryCode | `/${string}`;
  /** Where it is shown, when that is not everywhere. */
  readonly within?: CategoryCode;
}

/** A picture or text with a link (contract: StaticLink). */
export function staticLink({ title, subtitle, shows, leadsTo, within }: StaticLinkPlan) {
  return {
    ...spoken({ title, subtitle }),
    image: roomPicture(shows),
    link: leadsTo.startsWith('/') ? leadsTo : pathOf(leadsTo as CategoryCode),
    ...(within ? { category: pathOf(within).slice(1) } : {}),
  };
}

function pathOf(code: CategoryCode): string {
  return `/${categoryTree.get(categoryId(code))!.urlPath}`;
}
