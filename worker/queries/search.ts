import { combineLatest, type Observable } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import { resultsAnswer, type SearchQuestion } from '#domain/queries/search.ts';
import type { SearchView } from '#domain/views/search.ts';
import type { WorkerContext } from '../context.ts';
import { providedRedirect, providedResults } from '../search-provider/provided.ts';
import { providerAnswers } from '../search-provider/provider-of.ts';
import { deviceRepository } from './device-repository.ts';
import { showCards } from './listing.ts';
import { whileSearching } from './searching.ts';

export { suggestions } from './suggestions.ts';

/** The results of a search, with those of the provider. */
export function results(context: WorkerContext, asked: SearchQuestion): Observable<Answer<SearchView>> {
  const question = { ...asked, text: asked.text.trim() };
  const provided$ = combineLatest([providedResults(context, question), providedRedirect(context, question.text)]);
  return whileSearching(context, provided$, async (search, [{ state, found }, redirect]) => {
    const provided = { answers: providerAnswers(context), state, provided: found, redirect };
    const answer = await resultsAnswer(deviceRepository(context), search, question, provided);
    showCards(context, answer.value?.cards ?? []);
    return answer;
  });
}
