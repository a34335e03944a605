import { useEffect } from 'react';
import { fitAtHome } from '#domain/typed-home.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { provideTools } from '#src/ui/late-tools.ts';

/** Lets pages say of a piece whether it fits, as long as something of the shopper's home was measured. */
export function useFitAtHome(): void {
  const { value: typed } = useLive(queries.home.current());
  useEffect(() => {
    const isMeasured = typed !== null && Object.values(typed).some(Boolean);
    provideTools({ fitAtHome: isMeasured ? (piece) => fitAtHome(piece, typed) : null });
  }, [typed]);
}
