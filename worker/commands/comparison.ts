import { COMPARISON_MAX } from '#config/limits.ts';
import {
  type ComparedArticle,
  putBack as withPutBack,
  type TakenOut,
  takenOut,
  withArticle,
  withoutArticles,
} from '#domain/comparison.ts';
import { fail, ok, type Result } from '#schemas/errors.ts';
import type { WorkerContext } from '../context.ts';
import { comparedArticles, comparisonId } from '../documents/comparison.ts';
import { notKept } from '../outbox/not-kept.ts';

type Compared = readonly ComparedArticle[];

/** Marks an article for comparison; one that is marked already is what was wanted. */
export async function add(context: WorkerContext, article: ComparedArticle): Promise<Result<null>> {
  let isFull = false;
  const kept = await change(context, (compared) => {
    const longer = withArticle(compared, article);
    isFull = longer === null;
    return longer ?? compared;
  });
  return isFull ? fail({ code: 'comparisonFull', params: { max: COMPARISON_MAX } }) : kept;
}

/** Takes articles out of the comparison; answers with what `putBack` needs to undo it. */
export async function remove(
  context: WorkerContext,
  { skus }: { readonly skus: readonly string[] },
): Promise<Result<readonly TakenOut[]>> {
  let taken: readonly TakenOut[] = [];
  const kept = await change(context, (compared) => {
    taken = takenOut(compared, skus);
    return withoutArticles(compared, skus);
  });
  return kept.ok ? ok(taken) : kept;
}

/** Puts back what was taken out, as far as there is still a place for it. */
export async function putBack(
  context: WorkerContext,
  { taken }: { readonly taken: readonly TakenOut[] },
): Promise<Result<null>> {
  return change(context, (compared) => withPutBack(compared, taken));
}

/** What another tab changes meanwhile is changed as well, not overwritten. */
async function change({ shopper, cart }: WorkerContext, next: (compared: Compared) => Compared): Promise<Result<null>> {
  const id = comparisonId(cart);
  try {
    await shopper.changeCustomer({ id, kind: 'comparison', articles: [] }, (document) => ({
      id,
      kind: 'comparison',
      articles: next(comparedArticles(document)),
    }));
    return ok(null);
  } catch (error) {
    return notKept(error);
  }
}
