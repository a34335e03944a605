import type { ProductView } from '#domain/views/product.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { WrittenText } from '#src/ui/foreign-html/written-text.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import { FitButton } from './fit/fit-button.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './product-details.module.css';

const SizeGuide = unseenPart(async () => (await import('./layers.ts')).SizeGuide);

/** What a product is, in words and centimetres; what it is made of, and how it comes and goes. */
export function ProductDetails({ product }: { readonly product: ProductView }) {
  const t = useWords();
  const { locale } = useStoreView();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { description, descriptionHtml, measures, hasDetails } = product;
  return (
    <>
      <div className={styles.sections}>
        <section aria-labelledby="description">
          <h2 id="description" className={styles.title}>
            {t('product.description')}
          </h2>
          <div className={styles.text}>
            <WrittenText paragraphs={description} html={descriptionHtml} />
            {!hasDetails && <p className={styles.missing}>{t('product.detailsMissing')}</p>}
          </div>
        </section>
        {measures.length > 0 && (
          <section aria-labelledby="measures">
            <h2 id="measures" className={styles.title}>
              {t('product.measures')}
            </h2>
            <div className={styles.measured}>
              <MeasureDrawing measures={measures} format={(value) => `${number.format(value)} cm`} />
              <table className={styles.measures}>
                <tbody>
                  {measures.map(({ field, value }) => (
                    <tr key={field}>
                      <th scope="row">{t(`measure.${field}`)}</th>
                      <td>
                        {number.format(value)} {field === 'weight' ? 'kg' : 'cm'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className={styles.helps}>
              <FitButton product={product} />
              <SizeGuide />
            </div>
          </section>
        )}
      </div>
      <ProductFacts product={product} />
    </>
  );
}
