import type { CardToolProps } from '#src/ui/late-tools.ts';
import { useTool } from '#src/ui/late-tools.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './card-fit.module.css';

/** Says on the picture of a product's card that it fits the shopper's home; nothing moves when it comes. */
export function CardFit({ card: { piece } }: CardToolProps) {
  const t = useWords();
  const fit = useTool('fitAtHome')?.(piece);
  if (fit !== 'all' && fit !== 'unpacked') return null;
  return (
    <span className={styles.fit} data-testid="card-fit">
      {t(`product:fit.home.${fit}`)}
    </span>
  );
}
