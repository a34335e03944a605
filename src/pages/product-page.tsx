import type { i18n } from 'i18next';
import { use, useState } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import type { LineOptions } from '#domain/line-key.ts';
import { isAddressOfProduct, PRODUCT_ROUTE } from '#domain/paths.ts';
import type { ProductView } from '#domain/views/product.ts';
import { addAccountTexts, addLaterTexts } from '#src/app/i18n.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { openCart } from '#src/features/cart/cart-store.ts';
import { useChangedLine } from '#src/features/cart/line-change.ts';
import { useCartActions } from '#src/features/cart/use-cart-actions.ts';
import { Gallery } from '#src/features/product/gallery.tsx';
import { useMissingConfiguration } from '#src/features/product/use-missing-configuration.ts';
import { PurchaseBox } from '#src/features/product/purchase-box.tsx';
import { AddressContext } from '#src/ui/address.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { LinksContext } from '#src/ui/link.tsx';
import { AS_IT_COMES_ID } from '#src/ui/page-ids.ts';
import { HeldPictures } from '#src/ui/picture.tsx';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { useAfterPaint } from '#src/ui/use-after-paint.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { NotFound, NotOnDevice } from './message-pages.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './product-page.module.css';

const ProductDetails = lazyPart(async () => (await import('#src/features/product/parts.ts')).ProductDetails);

/** What nobody sees at first comes in one file, with the words of all its parts. */
async function partsWith(words: i18n) {
  const [parts] = await Promise.all([import('./product-parts.ts'), addLaterTexts(words)]);
  return parts;
}
const MoreProducts = unseenPart(async (words) => (await partsWith(words)).MoreProducts);
const Reviews = unseenPart(async (words) => (await partsWith(words)).Reviews);
const CompareButton = unseenPart(async (words) => (await partsWith(words)).CompareButton);
const DeliveryOffer = unseenPart(async (words) => (await partsWith(words)).DeliveryOffer);
const WishButton = unseenPart(async (words) => (await partsWith(words)).WishButton);
/** Few articles are waited for. */
const Restock = unseenPart(async (words) => {
  const [restock] = await Promise.all([import('#src/features/product/restock.tsx'), addAccountTexts(words)]);
  return restock.Restock;
});

/** Its parameters are decoded as the router does it. */
const route = [{ path: PRODUCT_ROUTE }];

/** A product on its own page (spec 2: /p/{parentSku}/{slug}[/{childSku}]). */
export default function ProductPage() {
  'use memo';
  const t = useWords();
  const { pathname, isBack } = use(AddressContext);
  const { parentSku = '', slug = '', childSku = null } = matchRoutes(route, pathname)?.[0]?.params ?? {};
  const answer = useLive(queries.product.bySku({ parentSku, childSku }));
  const { state } = answer;
  const product = useLastVariant(parentSku, answer.value);
  const { add, addAll, change } = useCartActions();
  const { prefix, follow } = use(LinksContext);
  // What was pressed counts at once, before its address is that of the page.
  const [pressed, setPressed] = useState<{ readonly at: string; readonly sku: string } | null>(null);
  if (pressed && pressed.at !== pathname) setPressed(null);
  const awaitedSku = pressed?.sku ?? (answer.value ? null : childSku);
  const changed = useChangedLine(product?.sku);
  // Words, price and the first picture first; other pictures, and what is below, follow when these are painted.
  const isPainted = useAfterPaint(product?.id ?? null) === product?.id;
  // Who comes back comes to the place they left, which may be anywhere on the page.
  const isWhole = isPainted || isBack;
  useMissingConfiguration(product?.chosen.isNearest ?? false);
  usePageTitle(product && `${product.name} – ${t('brand')}`, state !== 'loading');
  if (answer.state === 'missing') return <NotFound why={answer.why} />;
  if (state === 'notOnDevice') return <NotOnDevice />;
  if (!product) {
    return (
      <div className={styles.waiting}>
        <div className={styles.skeleton} aria-hidden="true" />
        <Waiting />
      </div>
    );
  }
  const { sku, name } = product.chosen;
  // Until the device has answered for the variant that was chosen last, the one before is shown; it is not what is meant.
  const meant = awaitedSku ?? sku;
  const article = { parentSku: product.sku, sku: meant, name: meant === sku ? name : product.name1 };
  const piece = { name, image: product.gallery[0]?.image ?? null };
  // A product has one address (D80); the server says the same with 301.
  if (answer.value && !isAddressOfProduct({ parentSku, slug, childSku }, product.path))
    return <Navigate to={product.path} replace />;
  // The page stays where it is by then, and forgets the line.
  const endChange = (): void =>
    follow(location.pathname.slice(prefix.length), { replace: true, preventScrollReset: true });
  const buy = async (qty: number, options: LineOptions): Promise<boolean> => {
    const bought = { parentSku: product.sku, sku: meant, qty, options };
    if (!changed) return add(bought, piece);
    const isChanged = await change(changed, bought);
    if (isChanged) {
      endChange();
      openCart();
    }
    return isChanged;
  };
  return (
    <HeldPictures value={!isPainted}>
      <article className={styles.product} data-testid="product-page" data-sku={sku}>
        <div className={styles.trail}>
          <Breadcrumbs trail={product.trail} current={product.name1} />
        </div>
        <div className={styles.columns} id={AS_IT_COMES_ID}>
          <div>
            <Gallery
              key={product.id}
              name={product.chosen.name}
              items={product.gallery}
              films={product.films}
              isWhole={product.hasDetails}
            />
          </div>
          <PurchaseBox
            key={`${product.id} ${changed?.key ?? ''}`}
            product={product}
            awaitedSku={awaitedSku}
            onChoose={(next) => setPressed({ at: pathname, sku: next })}
            changed={changed}
            onBuy={buy}
            onAddParts={(articles) => addAll(articles, piece)}
            onKeep={endChange}
            DeliveryOffer={DeliveryOffer}
            Restock={Restock}
          >
            <WishButton article={article} />
            <CompareButton article={article} />
          </PurchaseBox>
        </div>
        {isWhole && <ProductDetails product={product} />}
      </article>
      {isWhole && (
        <>
          <Reviews key={product.sku} sku={product.sku} name={product.name1} heading="h2" />
          <MoreProducts sku={product.sku} />
        </>
      )}
    </HeldPictures>
  );
}

/**
 * The product, or the variant that was shown before until the chosen one is here: a skeleton in its place would take the focus.
 */
function useLastVariant(parentSku: string, product: ProductView | null): ProductView | null {
  const [last, setLast] = useState(product);
  if (product && product !== last) setLast(product);
  return product ?? (last?.sku === parentSku ? last : null);
}
