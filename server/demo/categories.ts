import { type CategorySeed, placeCategories, ROOT_CATEGORY_ID } from '../import/category-tree.ts';
import { drawnPicture } from '../import/drawn-picture.ts';
import { campaignCategory } from './campaign-category.ts';
import type { CategoryPlan } from './category-plan.ts';
import { detailCategories } from './detail-categories.ts';
import { gardenCategories } from './garden-categories.ts';
import { homeCategories } from './home-categories.ts';
import { livingCategories } from './living-categories.ts';
import { photographsOf } from './photographs.ts';
import { roomPicture } from './room-picture.ts';
import { spoken } from './texts.ts';

const plans = {
  ...livingCategories,
  ...homeCategories,
  ...gardenCategories,
  ...detailCategories,
  ...campaignCategory,
} as const;

export type CategoryCode = keyof typeof plans;

const planOf = (code: CategoryCode): CategoryPlan => plans[code];

/** The id of a category. */
export function categoryId(code: CategoryCode): number {
  return planOf(code).id;
}

/** Every category as its maker writes it down. */
export const categoryPlans: readonly CategoryPlan[] = Object.values(plans);

/** Path of a category's picture. */
export function categoryPicture(id: number): string {
  const { picture, shows, scene } = categoryPlans.find((plan) => plan.id === id)!;
  if (scene) return roomPicture(scene);
  return photographsOf(...shows)[0]?.path ?? drawnPicture(...picture);
}

function seed([, { id, parent, name }]: readonly [string, CategoryPlan], index: number): CategorySeed {
  return {
    id,
    parentId: parent ? categoryId(parent as CategoryCode) : ROOT_CATEGORY_ID,
    position: index + 1,
    ...spoken({ name }),
  };
}

/** The rooms of the shop with what belongs in them. */
export const categoryTree = placeCategories(Object.entries(plans).map(seed));
