import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { shipmentNumber } from '#domain/booking.ts';
import { bookingPath } from '#domain/booking-path.ts';
import { usePageTitle } from '#src/app/use-page-title.ts';
import { useCommands } from '#src/data/commands.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { Booking } from '#src/features/booking/booking.tsx';
import styles from '#src/features/booking/booking.module.css';
import { BookingProof } from '#src/features/booking/booking-proof.tsx';
import { useWords } from '#src/ui/use-words.ts';
import type { ShopError } from '#schemas/errors.ts';
import { NotFound } from './message-pages.tsx';

/** Booking when a shipment comes, from the link with its number (spec 2: routes, D76). */
export default function BookingPage() {
  const { shipmentNumber: text = '' } = useParams();
  const number = shipmentNumber(text);
  return number === null ? <NotFound /> : <OfShipment key={number} number={number} />;
}

function OfShipment({ number }: { readonly number: string }) {
  const t = useWords('booking', 'shop');
  const { value: connection } = useLive(queries.sync.connection());
  const { value: booking, state } = useLive(queries.booking.byNumber({ number }));
  const { refusal, isOpening, open } = useOpening(number);
  usePageTitle(`${t('title')} – ${t('shop:brand')}`);
  const isOnline = connection?.isOnline ?? true;
  return (
    <article className={styles.page} data-testid="booking" data-state={booking ? 'open' : 'locked'}>
      <div>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.muted}>{t('number', { number })}</p>
      </div>
      {booking ? (
        <Booking booking={booking} isOnline={isOnline} />
      ) : isOpening || state === 'loading' ? (
        <p role="status">{t('opening')}</p>
      ) : (
        <BookingProof isOnline={isOnline} refusal={refusal} onOpen={(postcode) => open({ postcode })} />
      )}
    </article>
  );
}

type Proof = { readonly postcode: string } | { readonly sig: string };

/** Opens a shipment: at once where its link is signed, whose signature leaves the address before anything else happens. */
function useOpening(number: string) {
  const commands = useCommands();
  const navigate = useNavigate();
  const [sig] = useState(() =>
    typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('sig'),
  );
  const [isOpening, setOpening] = useState(sig !== null);
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const ask = useCallback((proof: Proof) => commands.booking.open({ number, proof }), [commands, number]);
  useEffect(() => {
    if (sig === null) return;
    void navigate(bookingPath(number), { replace: true });
    void ask({ sig }).then((opened) => {
      setRefusal(opened.ok ? null : opened.error);
      setOpening(false);
    });
  }, [sig, number, navigate, ask]);
  const open = async (proof: Proof): Promise<void> => {
    const opened = await ask(proof);
    setRefusal(opened.ok ? null : opened.error);
  };
  return { refusal, isOpening, open };
}
