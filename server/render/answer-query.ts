import { SEARCH_ANSWERS } from '#config/search-provider.ts';
import { type Answer, loading, ready } from '#domain/answer.ts';
import type { ListingState } from '#domain/listing.ts';
import { collectionsAnswer } from '#domain/queries/collections.ts';
import { articlesAnswer, blockKinds, contentAnswer, pageKinds } from '#domain/queries/content.ts';
import { categoryAnswer, type CategoryListing, newestAnswer } from '#domain/queries/listing.ts';
import { footerAnswer, menuAnswer } from '#domain/queries/menu.ts';
import { pageAnswer } from '#domain/queries/page.ts';
import { paymentsAnswer } from '#domain/queries/payments.ts';
import { findProduct, namelessProduct, productAnswer, type ProductQuestion } from '#domain/queries/product.ts';
import type { Repository } from '#domain/queries/repository.ts';
import { reviewsAnswer } from '#domain/queries/reviews.ts';
import { resultsAnswer, type SearchQuestion } from '#domain/queries/search.ts';
import { homeBanners } from '#domain/views/banner.ts';
import { type RenderSource, serverRepository } from './server-repository.ts';

/** At most this many pages of a list are rendered; the window fetches the rest from what is on the device. */
const PAGES_MAX = 4;

type Question<P> = (
  repository: Repository,
  params: P,
  source: RenderSource,
) => Answer<unknown> | Promise<Answer<unknown>>;

/**
 * The queries that a rendered page may use, by name, as the data client answers them in the window. Data of a shopper
 * is not known here, so such queries stay `loading`.
 */
const answers: Readonly<Record<string, Question<never>>> = {
  'category.tree': menuAnswer,
  'banner.home': ({ views }) => ready(homeBanners(views)),
  'navigation.footer': footerAnswer,
  'navigation.payments': paymentsAnswer,
  'listing.newest': newestAnswer,
  'listing.category': (repository, listing: CategoryListing) => categoryAnswer(repository, firstPages(listing)),
  'listing.collections': collectionsAnswer,
  'search.results': results,
  'product.bySku': product,
  'review.list': reviewsAnswer,
  'page.byPath': (repository, { path }: { readonly path: string }) => pageAnswer(repository, path),
  'content.byIdentifier': (repository, { identifier }: Named) => contentAnswer(repository, pageKinds, identifier),
  'content.articles': articlesAnswer,
  'content.block': (repository, { identifier }: Named) => contentAnswer(repository, blockKinds, identifier),
};

interface Named {
  readonly identifier: string;
}

/** Answers a query by name. */
export async function answerQuery(source: RenderSource, name: string, params: object): Promise<Answer<unknown>> {
  const question = answers[name];
  return question ? question(serverRepository(source), params as never, source) : loading;
}

/**
 * The results that a device would find by itself; `loading` where the page has to wait for a provider (decision 054).
 */
async function results(
  repository: Repository,
  question: SearchQuestion,
  { catalogue, locale }: RenderSource,
): Promise<Answer<unknown>> {
  const search = await catalogue.search(locale);
  const provided = { answers: SEARCH_ANSWERS, state: 'asked', provided: null, redirect: null } as const;
  return resultsAnswer(repository, search, firstPages(question), provided);
}

async function product(repository: Repository, question: ProductQuestion): Promise<Answer<unknown>> {
  const nameless = namelessProduct(question.parentSku);
  return nameless ?? productAnswer(repository, question, await findProduct(repository, question.parentSku));
}

function firstPages<T extends ListingState>(listing: T): T {
  return { ...listing, page: Math.min(listing.page, PAGES_MAX) };
}
