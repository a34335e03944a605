import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './booking.module.css';
import { useSlotTexts } from './slot-text.ts';
import type { BookingForm } from './use-booking-form.ts';

interface WishesProps {
  readonly form: BookingForm;
  readonly isOnline: boolean;
}

/** What is chosen; without a network, several in their order, because nobody knows yet which of them will be free. */
export function Wishes({ form, isOnline }: WishesProps) {
  const t = useWords('booking');
  const texts = useSlotTexts();
  const { wishes, isByEmail } = form;
  if (isByEmail || wishes.length === 0) return null;
  if (isOnline && wishes.length === 1)
    return <p className={styles.summary}>{t('summary', { time: texts.whole(wishes[0]!) })}</p>;
  return (
    <section aria-label={t('wishes')}>
      <p className={styles.label}>{t('wishes')}</p>
      <ol className={styles.wishes} data-testid="booking-wishes">
        {wishes.map((slot, index) => (
          <li key={slot.id} className={styles.wish}>
            {t('wish', { place: index + 1, time: texts.whole(slot) })}
            <Button look="quiet" onClick={() => form.removeWish(slot.id)}>
              {t('removeWish')}
            </Button>
          </li>
        ))}
      </ol>
      {form.canAddWish && (
        <Button look="secondary" onClick={form.addWish}>
          {t('addWish')}
        </Button>
      )}
    </section>
  );
}
