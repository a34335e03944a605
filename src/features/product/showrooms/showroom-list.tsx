import type { ReactNode } from 'react';
import type { ShowroomView } from '#domain/views/showroom-stock.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './showroom-list.module.css';

interface ShowroomListProps {
  readonly showrooms: readonly ShowroomView[];
  readonly heading: 'h2' | 'h3';
}

/** Showrooms with address, telephone and hours; those abroad are shown to who asks for them. */
export function ShowroomList({ showrooms, heading }: ShowroomListProps) {
  const t = useWords('product');
  const list = (isAbroad: boolean): ReactNode => (
    <ul className={styles.list}>
      {showrooms
        .filter((showroom) => showroom.isAbroad === isAbroad)
        .map((showroom) => (
          <Showroom key={showroom.id} showroom={showroom} heading={heading} />
        ))}
    </ul>
  );
  const count = showrooms.filter(({ isAbroad }) => isAbroad).length;
  return (
    <>
      {list(false)}
      {count > 0 && (
        <details className={styles.abroad} data-testid="showrooms-abroad">
          <summary>{t('showrooms.abroad', { count })}</summary>
          {list(true)}
        </details>
      )}
    </>
  );
}

interface ShowroomProps extends Pick<ShowroomListProps, 'heading'> {
  readonly showroom: ShowroomView;
}

function Showroom({ showroom, heading: Heading }: ShowroomProps) {
  const t = useWords('product');
  const { id, name, address, phone, email, about, qty } = showroom;
  return (
    <li className={styles.showroom} data-testid="showroom" data-id={id}>
      <div className={styles.head}>
        <Heading className={styles.name}>{name}</Heading>
        {qty !== null && <p className={styles.qty}>{t('showrooms.pieces', { count: qty })}</p>}
      </div>
      {about !== null && <p>{about}</p>}
      {address !== null && <p className={styles.address}>{address}</p>}
      <p className={styles.ways}>
        {phone !== null && (
          <a className={styles.way} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {phone}
          </a>
        )}
        {email !== null && (
          <a className={styles.way} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
      <Hours showroom={showroom} />
    </li>
  );
}

/** The opening hours of the week, and of special days in the near future. */
function Hours({ showroom: { name, hours, specialHours } }: Pick<ShowroomProps, 'showroom'>) {
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
