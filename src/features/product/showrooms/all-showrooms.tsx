import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { ShowroomList } from './showroom-list.tsx';

/** All showrooms of the store view, those of its country first. */
export function AllShowrooms() {
  const { value: showrooms } = useLive(queries.showroom.all());
  return showrooms && <ShowroomList showrooms={showrooms} heading="h2" />;
}
