import { type Answer, missing, ready } from '../answer.ts';
import { type ArticleView, articleViews, type ContentView, contentView } from '../views/content.ts';
import type { ContentKind, Repository } from './repository.ts';

/** Kinds of content that are pages of their own. */
export const pageKinds: readonly ContentKind[] = ['page', 'article'];
/** Kinds of content that are parts of a page. */
export const blockKinds: readonly ContentKind[] = ['block'];

/** A page, article or block by its identifier; a page is preferred to an article with the same one. */
export async function contentAnswer(
  repository: Repository,
  kinds: readonly ContentKind[],
  identifier: string,
): Promise<Answer<ContentView>> {
  const found = await repository.content(kinds, identifier);
  if (found) return ready(contentView(found, repository.views.locale, found.kind === 'block' ? 'block' : 'page'));
  return kinds.every((kind) => repository.has(kind)) ? missing : repository.notYet;
}

/** All articles of the magazine, the newest first: some of them would look like all there are. */
export async function articlesAnswer(repository: Repository): Promise<Answer<readonly ArticleView[]>> {
  if (!repository.has('article')) return repository.notYet;
  return ready(articleViews(await repository.articles(), repository.views.locale));
}
