import { use } from 'react';
import { Navigate } from 'react-router-dom';
import { normalisePath } from '#domain/paths.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { AddressContext } from '#src/ui/address.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { CategoryPage } from './category-page.tsx';
import { ContentPage } from './content-page.tsx';
import { NotFound, NotOnDevice } from './message-pages.tsx';

export { prefetchPath } from './prefetch-path.ts';

/** An address without a route of its own: a category, an old address, or nothing (spec 2: route resolution). */
export default function PathPage() {
  'use memo';
  const { pathname, search } = use(AddressContext);
  const path = normalisePath(pathname);
  const answer = useLive(queries.page.byPath({ path }));
  const { state, value: page } = answer;
  // The address is not in its normal form, for example with a slash too many, so it is replaced by that.
  if (path !== pathname) return <Navigate to={`${path}${search}`} replace />;
  if (answer.state === 'missing') return <NotFound why={answer.why} />;
  if (state === 'notOnDevice') return <NotOnDevice />;
  if (!page) return <Waiting />;
  if (page.kind === 'redirect') return <Navigate to={`${page.path}${search}`} replace />;
  if (page.kind === 'content') return <ContentPage identifier={page.identifier} />;
  return <CategoryPage key={page.categoryId} categoryId={page.categoryId} />;
}
