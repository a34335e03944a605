import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { WrittenText } from '#src/ui/foreign-html/written-text.tsx';
import styles from './product-facts.module.css';

/** A content block of the shop; nothing if the shop does not have it. */
export function Block({ identifier }: { readonly identifier: string }) {
  const { value: block } = useLive(queries.content.block({ identifier }));
  if (!block) return null;
  return (
    <div className={styles.block} data-testid="block" data-identifier={identifier}>
      <WrittenText {...block} />
    </div>
  );
}
