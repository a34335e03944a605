import { type DeliveryOffer as Offer, type DeliveryTerms, deliveryOffer } from '#domain/delivery-offer.ts';
import { formatPrice } from '#domain/price-format.ts';
import { queries } from '#src/data/query-ref.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { takesFocus } from '#src/ui/move-focus.ts';
import { useWords } from '#src/ui/use-words.ts';
import type { DeliveryOfferProps } from './delivery-line.tsx';
import styles from './delivery-offer.module.css';

const loadForm = async () => (await import('./postcode-form.tsx')).PostcodeForm;

/** What a delivery costs, and for a postal code that is known, the day by which it is there. Works without a network. */
export function DeliveryOffer({ delivery, goodsMinor }: DeliveryOfferProps) {
  const t = useWords('product');
  const price = usePriceText();
  const { store, locale } = useStoreView();
  const { value: terms } = useLive(queries.delivery.terms());
  if (!terms) return null;
  const costText = ({ costMinor, mostMinor }: Offer): string => {
    if (mostMinor === 0) return t('delivery.free');
    if (mostMinor === costMinor) return price(costMinor);
    const { currency } = store;
    // `190–590 kr`: a sign behind the amounts stands there once.
    const least = currency.isSignAfter ? { ...currency, sign: '' } : currency;
    return `${formatPrice(costMinor, least, locale).trim()}–${price(mostMinor)}`;
  };
  const offer = deliveryOffer(delivery, terms, goodsMinor ?? 0);
  return (
    <>
      {offer && (
        <p className={styles.cost} data-testid="delivery-cost">
          {costText(offer)}
        </p>
      )}
      <Place terms={terms} by={offer?.by ?? null} isReached={offer !== null} />
    </>
  );
}

interface PlaceProps {
  readonly terms: DeliveryTerms;
  readonly by: string | null;
  readonly isReached: boolean;
}

/** The place, which is asked for once, and when a delivery is there. */
function Place({ terms: { place }, by, isReached }: PlaceProps) {
  const t = useWords('product');
  const { locale } = useStoreView();
  const { Layer: PostcodeForm, isOpen, open, onClose } = useLayer(loadForm);
  if (PostcodeForm && isOpen) {
    const { postcode = '', country } = place;
    return <PostcodeForm postcode={postcode} country={country} onEnd={onClose} />;
  }
  // The focus comes back to the button, which is drawn anew in the place of the form.
  const ask = (words: string) => (
    <Button
      look="quiet"
      ref={PostcodeForm ? takesFocus : null}
      data-testid="delivery-place"
      onClick={() => void open()}
    >
      {words}
    </Button>
  );
  if (place.postcode === undefined) return <div className={styles.place}>{ask(t('delivery.ask'))}</div>;
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const { postcode } = place;
  const words = !isReached
    ? t('delivery.unreached', { postcode })
    : by === null
      ? t('delivery.to', { postcode })
      : t('delivery.by', { postcode, day: day.format(Date.parse(by)) });
  return (
    <div className={styles.place}>
      <p role="status" data-testid="delivery-day">
        {words}
      </p>
      {ask(t('delivery.change'))}
    </div>
  );
}
