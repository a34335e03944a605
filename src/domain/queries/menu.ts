import { type Answer, loading, ready } from '../answer.ts';
import { type CategoryMenu, categoryMenu, type FooterMenu, footerMenu } from '../views/menu.ts';
import type { Repository } from './repository.ts';

/** The categories that have products. */
export function menuAnswer(repository: Repository): Answer<readonly CategoryMenu[]> {
  const { views } = repository;
  const isThere = views.categories.length > 0 || repository.has('categories');
  return isThere ? ready(categoryMenu(views)) : repository.notYet;
}

/** The links of the footer; none if the shop has no navigation (D87). */
export function footerAnswer(repository: Repository): Answer<FooterMenu> {
  const navigation = repository.navigation();
  if (navigation) return ready(footerMenu(navigation, repository.views.locale));
  return repository.has('navigation') ? ready({ links: [], groups: [] }) : loading;
}
