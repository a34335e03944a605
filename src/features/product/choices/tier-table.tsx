import type { Offering } from '#domain/offering/offering.ts';
import { useTool } from '#src/ui/late-tools.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './choices.module.css';
import { useSaidPrice } from './use-said-price.ts';

interface TierTableProps {
  readonly offering: Offering;
  /** The quantity that is chosen now. */
  readonly qty: number;
}

/** The price per piece when several are bought at once. */
export function TierTable({ offering: { tiers, base }, qty }: TierTableProps) {
  const t = useWords('shop', 'product');
  const isNet = useTool('net') !== null;
  const say = useSaidPrice();
  const lower = tiers.filter(({ amountMinor }) => base !== null && amountMinor < base.amountMinor);
  if (lower.length === 0) return null;
  const reached = lower.findLast(({ fromQty }) => fromQty <= qty);
  return (
    <table className={styles.tiers} data-testid="tier-prices">
      <caption className={styles.legend}>{t('choice.tiers')}</caption>
      <tbody>
        {lower.map((tier) => (
          <tr key={tier.fromQty} aria-current={tier === reached}>
            <th scope="row">{t('choice.from', { count: tier.fromQty })}</th>
            <td>
              {t('choice.each', { price: say(tier.amountMinor) })}
              {isNet && ` ${t('product:net.excl')}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
