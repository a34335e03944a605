import type { Category } from '#domain/category.ts';

/** A category of the second level with one product, but for what a test says of it. */
export const categoryOf = (id: string, said: Partial<Category> = {}): Category => ({
  id,
  parentId: '2',
  name: id,
  slug: id,
  urlPath: id,
  level: 2,
  position: 1,
  isActive: true,
  productCount: 1,
  isFeatured: false,
  image: null,
  translations: {},
  ...said,
});
