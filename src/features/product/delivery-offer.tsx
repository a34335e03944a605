import { type FormEvent, useState } from 'react';
import { type DeliveryOffer as Offer, type DeliveryTerms, deliveryOffer } from '#domain/delivery-offer.ts';
import { formatPrice } from '#domain/price-format.ts';
import type { MessageCode } from '#schemas/messages.ts';
import { useCommands } from '#src/data/commands.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { queries } from '#src/data/query-ref.ts';
import { usePriceText, useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { takesFocus } from '#src/ui/move-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import type { DeliveryOfferProps } from './delivery-line.tsx';
import styles from './delivery-offer.module.css';

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
  const [asking, setAsking] = useState<'notYet' | 'now' | 'over'>('notYet');
  if (asking === 'now') {
    const { postcode = '', country } = place;
    return <PostcodeForm postcode={postcode} country={country} onEnd={() => setAsking('over')} />;
  }
  // The focus comes back to the button, which is drawn anew in the place of the form.
  const ask = (words: string) => (
    <Button
      look="quiet"
      ref={asking === 'over' ? takesFocus : null}
      data-testid="delivery-place"
      onClick={() => setAsking('now')}
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

interface PostcodeFormProps {
  readonly postcode: string;
  readonly country: string;
  readonly onEnd: () => void;
}

function PostcodeForm({ postcode: first, country, onEnd }: PostcodeFormProps) {
  const t = useWords('product');
  const errorText = useErrorText();
  const commands = useCommands();
  const [postcode, setPostcode] = useState(first);
  const [problem, setProblem] = useState<MessageCode>();
  const words = problem && (errorText(problem) ?? undefined);
  const save = async (): Promise<void> => {
    const kept = await commands.delivery.setPostcode({ postcode });
    if (kept.ok) onEnd();
    else setProblem(kept.error.code);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
    >
      <TextField
        name="postcode"
        label={t('delivery.postcode.label')}
        autoComplete="postal-code"
        inputMode="numeric"
        autoFocus
        value={postcode}
        problem={problem === 'postcodeInvalid' ? t(`delivery.postcode.${country}`, { defaultValue: words }) : words}
        problemRole="alert"
        button={
          <Button type="submit" look="secondary">
            {t('delivery.show')}
          </Button>
        }
        onChange={(event) => {
          setPostcode(event.target.value);
          setProblem(undefined);
        }}
      />
    </form>
  );
}
