import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import { Section } from './section.tsx';

interface OrdersSectionProps {
  /** The orders of this device, or `null` when there are none. */
  readonly children: ReactNode;
}

/** The orders that whoever is signed in made on this device. */
export function OrdersSection({ children }: OrdersSectionProps) {
  const t = useWords('account', 'shop');
  return (
    <Section title={t('section.orders')} data-testid="account-orders">
      {children ?? (
        <>
          <p>{t('orders.empty')}</p>
          <div>
            <ButtonLink to="/">{t('shop:cart.browse')}</ButtonLink>
          </div>
        </>
      )}
    </Section>
  );
}
