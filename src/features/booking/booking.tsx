import { useRef } from 'react';
import type { BookingView } from '#domain/views/booking.ts';
import { Button } from '#src/ui/button.tsx';
import { moveFocus } from '#src/ui/move-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './booking.module.css';
import { BookingStanding } from './booking-standing.tsx';
import { Choice } from './choice.tsx';
import { FeeAgreement } from './fee-agreement.tsx';
import { useSlotTexts } from './slot-text.ts';
import { BY_EMAIL, type BookingForm, useBookingForm } from './use-booking-form.ts';
import { Wishes } from './wishes.tsx';

interface BookingProps {
  readonly booking: BookingView;
  readonly isOnline: boolean;
}

/** A delivery: what is booked, and choosing where, which day and which time (spec 4: delivery booking). */
export function Booking({ booking, isOnline }: BookingProps) {
  const t = useWords('booking');
  const form = useBookingForm(booking);
  const standing = useRef<HTMLDivElement>(null);
  const { stores, isCollected, booked } = booking;
  if (booking.isOver) {
    return (
      <>
        <BookingStanding ref={standing} booking={booking} isOnline={isOnline} />
        <p className={styles.note}>{t('over')}</p>
      </>
    );
  }
  return (
    <>
      <BookingStanding ref={standing} booking={booking} isOnline={isOnline} />
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          // What has become of it is read where it stands, above what is chosen.
          void form.submit().then((isSent) => isSent && moveFocus(currentTarget, standing.current));
        }}
      >
        {!isOnline && <p className={styles.note}>{t('offlineHint')}</p>}
        {isCollected && (
          <Choice
            name="booking-store"
            legend={t('store')}
            options={stores.map(({ id, name, address }) => ({ value: id, label: name, hint: address }))}
            value={form.storeId}
            onChange={form.setStoreId}
          />
        )}
        <Times booking={booking} form={form} />
        {form.isByEmail && <EmailField form={form} />}
        <Wishes form={form} isOnline={isOnline} />
        {form.feeMinor !== null && <FeeAgreement feeMinor={form.feeMinor} form={form} />}
        <p className={styles.problem} role="alert">
          {form.missing && form.missing !== 'emailWrong' && t(`missing.${form.missing}`)}
        </p>
        <div>
          <Button type="submit" isLarge>
            {t(booked ? 'change' : 'book')}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The days that have something free, the times of the chosen one, and the way out by e-mail (D66). */
function Times({ booking: { days, later }, form }: { readonly booking: BookingView; readonly form: BookingForm }) {
  const t = useWords('booking');
  const texts = useSlotTexts();
  const { slots = [] } = days.find(({ date }) => date === form.day) ?? {};
  return (
    <>
      <p className={styles.muted}>
        {later
          ? t('later', { earliest: texts.day(later.earliest), from: texts.day(later.bookedFrom) })
          : t(days.length === 0 ? 'noDays' : 'range')}
      </p>
      <Choice
        name="booking-day"
        legend={t('day')}
        options={[
          ...days.map(({ date }) => ({ value: date, label: texts.day(date) })),
          { value: BY_EMAIL, label: t('byEmail') },
        ]}
        value={form.day}
        onChange={form.chooseDay}
      />
      {slots.length > 0 && (
        <Choice
          name="booking-time"
          legend={t('time')}
          options={slots.map((slot) => ({ value: String(slot.id), label: texts.time(slot) }))}
          value={form.slotId === null ? null : String(form.slotId)}
          onChange={(id) => form.chooseSlot(Number(id))}
        />
      )}
    </>
  );
}

function EmailField({ form }: { readonly form: BookingForm }) {
  const t = useWords('booking');
  return (
    <div className={styles.proof}>
      <TextField
        name="email"
        label={t('email')}
        type="email"
        autoComplete="email"
        value={form.email}
        problem={form.missing === 'emailWrong' ? t('missing.emailWrong') : undefined}
        problemRole="alert"
        onChange={(event) => form.setEmail(event.target.value)}
      />
    </div>
  );
}
