import type { StockBadge as StockBadgeName } from '#domain/stock.ts';
import { Badge, type BadgeColour } from './badge.tsx';
import { useWords } from './use-words.ts';

const colours: Readonly<Record<StockBadgeName, BadgeColour>> = {
  in_stock: 'moss',
  orderable: 'moss',
  low_stock: 'honey',
  upcoming: 'fjord',
  out_of_stock: 'stone',
  sold_out_season: 'stone',
  discontinued: 'stone',
  discontinued_sellable: 'honey',
  volatile: 'honey',
  max_in_cart: 'honey',
};

/** The stock indication in words and colour (spec 4: stock indication). */
export function StockBadge({ status }: { readonly status: StockBadgeName }) {
  const t = useWords();
  // `data-status` has one name for everything that can be bought now; external tests rely on it.
  return (
    <Badge
      colour={colours[status]}
      data-testid="stock-badge"
      data-status={status === 'orderable' ? 'in_stock' : status}
    >
      {t(`stock.${status}`)}
    </Badge>
  );
}
