import type { ReactNode } from 'react';
import type { ProductView } from '#domain/views/product.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useDeliveryText } from '#src/ui/delivery-text.ts';
import { useWords } from '#src/ui/use-words.ts';
import { Block } from './block.tsx';
import styles from './product-facts.module.css';

/** Identifiers of the content blocks that are shown with every product; a shop may have none of them. */
const DELIVERY_BLOCK = 'delivery-note';
const RETURNS_BLOCK = 'returns-note';

/** The facts of a product: what there is of technical ones, its materials and their care, its delivery, and how to return it. */
export function ProductFacts({ product }: { readonly product: ProductView }) {
  const t = useWords();
  const { locale } = useStoreView();
  const deliveryText = useDeliveryText();
  const { technical, materials, shippingType, isDelivered, chosen } = product;
  return (
    <div className={styles.facts}>
      {technical.length > 0 && (
        <Fact id="technical" title={t('product.technical')}>
          <dl>
            {technical.map(({ code, label, value }) => (
              <div key={code} className={styles.row}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fact>
      )}
      {materials.length > 0 && (
        <Fact id="material" title={t('product.material')}>
          <p>{new Intl.ListFormat(locale).format(materials.map(({ label }) => label))}</p>
          {materials.map(({ careBlock }) => (
            <Block key={careBlock} identifier={careBlock} />
          ))}
        </Fact>
      )}
      {isDelivered && (
        <>
          <Fact id="delivery" title={t('product.home')}>
            {/* Before the device knows any days it says what kind of delivery it is. */}
            <p>{deliveryText(chosen.delivery) ?? shippingType ?? t('notice.delivery')}</p>
            <Block identifier={DELIVERY_BLOCK} />
          </Fact>
          <Fact id="returns" title={t('product.returns')}>
            <p>{t('notice.returns')}</p>
            <Block identifier={RETURNS_BLOCK} />
          </Fact>
        </>
      )}
    </div>
  );
}

interface FactProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ id, title, children }: FactProps) {
  return (
    <section className={styles.fact} aria-labelledby={id} data-testid={`product-${id}`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
