import type { Observable } from 'rxjs';
import type { Answer } from '#domain/answer.ts';
import type { QueryMenu } from '#worker/api.ts';

/** A named query with its parameters, and the type of its answers. */
export interface QueryRef<T> {
  readonly name: string;
  readonly params: object;
  /** Never set; it only carries the type of the answers. */
  readonly answers?: T;
}

type AnswersOf<Q> = Q extends (...args: never[]) => Observable<Answer<infer T>> ? T : never;
type ParamsOf<Q> = Q extends (context: never, params: infer P) => unknown ? P : never;
type RefOf<Q> =
  unknown extends ParamsOf<Q> ? () => QueryRef<AnswersOf<Q>> : (params: ParamsOf<Q>) => QueryRef<AnswersOf<Q>>;

/** Every query by noun and verb: `queries.product.bySku({ parentSku, childSku })`. */
type QueryRefs = { readonly [N in keyof QueryMenu]: { readonly [V in keyof QueryMenu[N]]: RefOf<QueryMenu[N][V]> } };

/** The menu of queries; the names are those of the worker. */
export const queries = namedCalls((name, params) => ({ name, params })) as QueryRefs;

/** The key of a subscription; equal queries share one. */
export function keyOf({ name, params }: QueryRef<unknown>): string {
  return `${name} ${JSON.stringify(params)}`;
}

/** Turns `menu.noun.verb(params)` into a call with the name `noun.verb`. */
export function namedCalls<R>(call: (name: string, params: object) => R): object {
  const nouns = new Map<string, object>();
  return new Proxy(
    {},
    {
      get(_target, noun: string) {
        const known = nouns.get(noun);
        if (known) return known;
        const verbs = new Proxy(
          {},
          {
            get:
              (_verbs, verb: string) =>
              (params: object = {}) =>
                call(`${noun}.${verb}`, params),
          },
        );
        nouns.set(noun, verbs);
        return verbs;
      },
    },
  );
}
