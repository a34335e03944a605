import { useEffect } from 'react';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { provideTools } from '#src/ui/late-tools.ts';
import { loadUntilHere } from '#src/ui/load-until-here.ts';

/**
 * Lets pages say of a piece whether it fits, as long as something of the shopper's home was measured. Most shoppers never measure, so
 * the rules come only then, with the dialog in which it was measured.
 */
export function useFitAtHome(): void {
  const { value: typed } = useLive(queries.home.current());
  useEffect(() => {
    if (typed === null || !Object.values(typed).some(Boolean)) return provideTools({ fitAtHome: null });
    let isOver = false;
    const provide = async (): Promise<void> => {
      const rules = await loadUntilHere(
        () => import('#src/features/product/layers.ts'),
        () => !isOver,
      );
      if (rules && !isOver) provideTools({ fitAtHome: (piece) => rules.fitAtHome(piece, typed) });
    };
    void provide();
    return () => {
      isOver = true;
    };
  }, [typed]);
}
