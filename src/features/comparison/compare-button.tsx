import type { ComparedArticle } from '#domain/comparison.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';

/** The button that marks an article for comparison, or unmarks it. */
export function CompareButton({ article }: { readonly article: ComparedArticle }) {
  const t = useWords();
  const commands = useCommands();
  const { value: articles } = useLive(queries.comparison.articles());
  // Until the comparison has loaded, the button could not say what it does.
  if (!articles) return null;
  const isMarked = articles.some(({ sku }) => sku === article.sku);
  const toggle = (): void => {
    const { sku } = article;
    void tellRefusal(isMarked ? commands.comparison.remove({ skus: [sku] }) : commands.comparison.add(article));
  };
  return (
    <Button look="quiet" data-testid="compare-button" aria-pressed={isMarked} onClick={toggle}>
      <Icon name={isMarked ? 'check' : 'plus'} size={20} />
      {t('product:comparison.mark')}
    </Button>
  );
}
