import { THUMBNAIL_GALLERY_PX } from '#config/limits.ts';
import { isCloseUp, isScene } from '#config/pictures.ts';
import { formatMeasure } from '#domain/number-format.ts';
import { searchPath } from '#domain/paths.ts';
import type { GalleryPicture, ProductView } from '#domain/views/product.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { WrittenText } from '#src/ui/foreign-html/written-text.tsx';
import { Link } from '#src/ui/link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { Block } from './facts/block.tsx';
import { ProductFacts } from './facts/product-facts.tsx';
import { FitButton } from './fit/fit-button.tsx';
import { MeasureDrawing } from './measure-drawing.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './product-details.module.css';

const SizeGuide = unseenPart(async () => (await import('./unseen-parts.ts')).SizeGuide);

/** What a product is, in words and centimetres; what it is made of, who made it, and how it comes and goes. */
export function ProductDetails({ product }: { readonly product: ProductView }) {
  const t = useWords();
  const { description, descriptionHtml, measures, hasDetails, brand } = product;
  const picture = pictureBeside(product.gallery);
  const look = measures.length === 0 ? styles.unmeasured : picture ? '' : styles.plain;
  return (
    <>
      <div className={`${styles.sections} ${look}`}>
        <div className={styles.words}>
          <section aria-labelledby="description">
            <h2 id="description" className={styles.title}>
              {t('product.description')}
            </h2>
            <div className={styles.text}>
              <WrittenText paragraphs={description} html={descriptionHtml} />
              {!hasDetails && <p className={styles.missing}>{t('product.detailsMissing')}</p>}
            </div>
          </section>
          {brand && (
            <section aria-labelledby="brand" data-testid="product-brand">
              <h2 id="brand" className={styles.title}>
                {t('product.brand')}
              </h2>
              <div className={styles.text}>
                <Block identifier={brand.aboutBlock} />
                <Link className={styles.link} to={searchPath(brand.label)}>
                  {brand.label}
                </Link>
              </div>
            </section>
          )}
          {picture && (
            <div className={styles.picture}>
              <Picture
                key={picture.image}
                image={picture.image}
                alt={picture.label ?? ''}
                {...THUMBNAIL_GALLERY_PX}
                sizes="(width >= 1024px) 50vw, 1px"
              />
            </div>
          )}
        </div>
        {measures.length > 0 && <Measures product={product} />}
      </div>
      <ProductFacts product={product} />
    </>
  );
}

/** From near, or else in a room: what the first pictures of the page do not show large. */
function pictureBeside([, ...others]: readonly GalleryPicture[]): GalleryPicture | null {
  return others.find(({ image }) => isCloseUp(image)) ?? others.find(({ image }) => isScene(image)) ?? null;
}

function Measures({ product }: { readonly product: ProductView }) {
  const t = useWords();
  const { locale } = useStoreView();
  const { measures } = product;
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className={styles.title}>
        {t('product.measures')}
      </h2>
      <div className={styles.measured}>
        <MeasureDrawing
          outline={product.models.outline}
          measures={measures}
          format={(value) => `${formatMeasure(value, locale)}\u00a0cm`}
        />
        <table className={styles.measures}>
          <tbody>
            {measures.map(({ field, value }) => (
              <tr key={field}>
                <th scope="row">{t(`measure.${field}`)}</th>
                <td>
                  {formatMeasure(value, locale)}
                  {field === 'weight' ? '\u00a0kg' : '\u00a0cm'}
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
  );
}
