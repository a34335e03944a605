import { PICKUP_READY_HOURS } from '#config/limits.ts';
import type { StockedShowroomView } from '#domain/views/showroom-stock.ts';
import { queries } from '#src/data/query-ref.ts';
import { useAgeText, useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './showroom-dialog.module.css';

interface ShowroomDialogProps {
  readonly parentSku: string;
  readonly sku: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The showrooms that have an article, how to get there, and how old that information is (spec 2: showroom stock info).
 */
export function ShowroomDialog({ parentSku, sku, name, isOpen, onClose }: ShowroomDialogProps) {
  const t = useWords('product');
  const age = useAgeText();
  const { value: stock, asOf } = useLive(queries.product.showrooms({ parentSku, sku }));
  return (
    <Dialog
      data-testid="showrooms"
      shape="sheet"
      title={t('showrooms.title')}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={<p className={styles.small}>{t('showrooms.call', { count: PICKUP_READY_HOURS })}</p>}
    >
      <div className={styles.lead}>
        <p>{name}</p>
        {stock?.isOfArticle === false && <p className={styles.small}>{t('showrooms.anyVariant')}</p>}
        {asOf !== null && <p className={styles.small}>{t('showrooms.asOf', { when: age(asOf) })}</p>}
      </div>
      {stock?.showrooms.length === 0 && <p>{t('showrooms.none')}</p>}
      <ul className={styles.showrooms}>
        {stock?.showrooms.map((showroom) => (
          <Showroom key={showroom.id} showroom={showroom} />
        ))}
      </ul>
    </Dialog>
  );
}

function Showroom({ showroom }: { readonly showroom: StockedShowroomView }) {
  const t = useWords('product');
  const { id, name, address, phone, qty } = showroom;
  return (
    <li className={styles.showroom} data-testid="showroom" data-id={id}>
      <div className={styles.head}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.qty}>{qty === null ? t('showrooms.here') : t('showrooms.pieces', { count: qty })}</p>
      </div>
      {address !== null && <p className={styles.address}>{address}</p>}
      {phone !== null && (
        <p>
          <a className={styles.phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        </p>
      )}
      <Hours showroom={showroom} />
    </li>
  );
}

/** The opening hours of the week, and of special days in the near future. */
function Hours({ showroom: { name, hours, specialHours } }: { readonly showroom: StockedShowroomView }) {
  const t = useWords('product');
  const { locale } = useStoreView();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  if (hours.length + specialHours.length === 0) return null;
  return (
    <table className={styles.hours} aria-label={t('showrooms.hoursOf', { name })}>
      <tbody>
        {hours.map(({ days, hours: open }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{open}</td>
          </tr>
        ))}
        {specialHours.map(({ date, title, hours: open }) => (
          <tr key={date}>
            <th scope="row">
              {title}, {day.format(Date.parse(date))}
            </th>
            <td>{open}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
