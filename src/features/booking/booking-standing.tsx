import type { Ref } from 'react';
import type { BookedView, BookingView, BookingWishView } from '#domain/views/booking.ts';
import { useI18n, useWords } from '#src/ui/use-words.ts';
import styles from './booking.module.css';
import { useSlotTexts } from './slot-text.ts';

interface BookingStandingProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly booking: BookingView;
  readonly isOnline: boolean;
}

/** Where a delivery goes, what is booked, and what has become of the last wish. */
export function BookingStanding({ ref, booking, isOnline }: BookingStandingProps) {
  const t = useWords('booking');
  const { place, isCollected, booked, wish } = booking;
  return (
    <div ref={ref} className={styles.standing} tabIndex={-1}>
      <p>{isCollected ? t('collected') : t('to', { place })}</p>
      <div role="status" className={styles.standing}>
        <Booked booked={booked} />
        {wish && <Wish wish={wish} isOnline={isOnline} />}
      </div>
    </div>
  );
}

function Booked({ booked }: { readonly booked: BookedView | null }) {
  const t = useWords('booking', 'errors');
  const texts = useSlotTexts();
  if (!booked) return <p className={styles.muted}>{t('none')}</p>;
  return (
    <div className={styles.booked} data-testid="booking-booked">
      <p>{t('errors:bookingSubmitted')}</p>
      <p className={styles.time}>
        {booked.kind === 'email' ? t('bookedByEmail') : t('booked', { time: texts.whole(booked.slot) })}
      </p>
      {booked.kind === 'slot' && booked.store && <p>{`${booked.store.name}, ${booked.store.address}`}</p>}
    </div>
  );
}

function Wish({ wish, isOnline }: { readonly wish: BookingWishView; readonly isOnline: boolean }) {
  const t = useWords('booking', 'errors');
  const i18n = useI18n();
  const texts = useSlotTexts();
  if (wish.state === 'refused') {
    const key = `booking:refused.${wish.reason}`;
    return (
      <p className={styles.problem} data-testid="booking-refused">
        {t('errors:bookingNotSubmitted')} {t(i18n.exists(key) ? key : 'refused.other')}
      </p>
    );
  }
  return (
    <div className={styles.note} data-testid="booking-waiting">
      <p>{t(isOnline ? 'sending' : 'waiting')}</p>
      <ol className={styles.wishes}>
        {wish.slots.map((slot) => (
          <li key={`${slot.date} ${slot.from}`}>{texts.whole(slot)}</li>
        ))}
      </ol>
    </div>
  );
}
