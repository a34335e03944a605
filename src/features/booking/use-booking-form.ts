import { BOOKING_WISHES_MAX } from '#config/booking.ts';
import { useState } from 'react';
import type { Timeslot } from '#domain/booking.ts';
import { subscriberEmail } from '#domain/newsletter.ts';
import { type BookingView, feeOfWish } from '#domain/views/booking.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';

/** The day that stands for: none of them, by e-mail. */
export const BY_EMAIL = 'email';

/** What is missing before it can be booked; texts in `locales/<language>/booking.json`. */
type Missing = 'choose' | 'chooseStore' | 'emailWrong' | 'agreeFirst';

/** What a shopper has chosen of a delivery so far, and booking it. */
export function useBookingForm(booking: BookingView) {
  const commands = useCommands();
  const [storeId, setStoreId] = useState(booking.storeId);
  const [day, setDay] = useState<string | null>(null);
  const [slotId, setSlotId] = useState<number | null>(null);
  const [earlier, setEarlier] = useState<readonly number[]>([]);
  const [email, setEmail] = useState('');
  const [isFeeAccepted, setFeeAccepted] = useState(false);
  const [missing, setMissing] = useState<Missing | null>(null);
  const all = booking.days.flatMap(({ slots }) => slots);
  // What was taken by somebody else meanwhile is chosen no more.
  const found = [...earlier, slotId].map((id) => all.find((slot) => slot.id === id));
  const wishes: readonly Timeslot[] = found.filter((slot) => slot !== undefined);
  const isByEmail = day === BY_EMAIL;
  const feeMinor = feeOfWish(booking, isByEmail ? null : (wishes[0] ?? null));

  /** Whether it was complete and is booked, or will be. */
  const submit = async (): Promise<boolean> => {
    const chosen = { isByEmail, wishes, email, storeId, isFeeAccepted };
    const first = missingOf({ ...booking, feeMinor }, chosen);
    setMissing(first);
    if (first) return false;
    if (!(await tellRefusal(commands.booking.submit(callOf(booking, chosen))))) return false;
    // What was chosen since is the next change.
    setEarlier((now) => (now === earlier ? [] : now));
    setSlotId((now) => (now === slotId ? null : now));
    setDay((now) => (now === day ? null : now));
    setFeeAccepted(false);
    return true;
  };
  return {
    storeId,
    day,
    slotId,
    wishes,
    email,
    isByEmail,
    feeMinor,
    isFeeAccepted,
    missing,
    canAddWish: slotId !== null && !isByEmail && wishes.length < BOOKING_WISHES_MAX,
    setStoreId,
    setEmail,
    setFeeAccepted,
    chooseDay: (next: string) => {
      setDay(next);
      setSlotId(null);
    },
    chooseSlot: (id: number) => {
      setEarlier(earlier.filter((other) => other !== id));
      setSlotId(id);
    },
    addWish: () => {
      if (slotId !== null) setEarlier([...earlier, slotId]);
      setSlotId(null);
    },
    removeWish: (id: number) => {
      setEarlier(earlier.filter((other) => other !== id));
      if (slotId === id) setSlotId(null);
    },
    submit,
  };
}

interface Chosen {
  readonly isByEmail: boolean;
  readonly wishes: readonly Timeslot[];
  readonly email: string;
  readonly storeId: string | null;
  readonly isFeeAccepted: boolean;
}

function callOf({ number }: BookingView, { isByEmail, wishes, storeId, ...chosen }: Chosen) {
  const slotIds = isByEmail ? [] : wishes.map(({ id }) => id);
  return { ...chosen, operationId: crypto.randomUUID(), number, slotIds, storeId: isByEmail ? null : storeId };
}

/** The first thing that is missing, or `null`: it can be booked. */
function missingOf({ isCollected, feeMinor }: BookingView, chosen: Chosen): Missing | null {
  if (chosen.isByEmail && subscriberEmail(chosen.email) === null) return 'emailWrong';
  if (!chosen.isByEmail && chosen.wishes.length === 0) return 'choose';
  if (!chosen.isByEmail && isCollected && chosen.storeId === null) return 'chooseStore';
  return feeMinor !== null && !chosen.isFeeAccepted ? 'agreeFirst' : null;
}

/** The form of a booking. */
export type BookingForm = ReturnType<typeof useBookingForm>;
