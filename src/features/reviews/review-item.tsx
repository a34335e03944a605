import { useState } from 'react';
import { REVIEW_SHORT_LENGTH, REVIEW_SHORT_LENGTH_NARROW } from '#config/reviews.ts';
import { shortened } from '#domain/review.ts';
import type { ReviewView } from '#domain/views/reviews.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Stars } from './stars.tsx';
import { TABLET_SCREEN, useMedia } from '#src/ui/use-media.ts';
import { useWords } from '#src/ui/use-words.ts';
import { ReviewVotes } from './review-votes.tsx';
import styles from './review-item.module.css';

interface ReviewItemProps {
  readonly review: ReviewView;
  /** Below the heading of all of them. */
  readonly heading: 'h2' | 'h3';
}

/** A review: who wrote what, and how helpful that is. A long text is shown from its beginning (spec 9: truncate limit). */
export function ReviewItem({ review, heading: Heading }: ReviewItemProps) {
  const t = useWords('reviews');
  const { locale } = useStoreView();
  const isWide = useMedia(TABLET_SCREEN);
  const [isOpen, setOpen] = useState(false);
  const { id, score, title, text, createdAt, name, isVerifiedBuyer, language, pictures, answer } = review;
  const short = shortened(text, isWide ? REVIEW_SHORT_LENGTH : REVIEW_SHORT_LENGTH_NARROW);
  // The day alone, the same for everybody, so that who renders the page writes the same as who reads it.
  const day = dayFormat(locale);
  const lang = language ?? undefined;
  // Empty where it is the reader's, or one that has no name here.
  const inLanguage = lang && !locale.startsWith(lang) ? t(`inLanguage.${lang}`, { defaultValue: '' }) : '';
  return (
    <article className={styles.review} data-testid="review" data-id={id} data-score={score}>
      <p className={styles.facts}>
        <Stars score={score} />
        <span className="visually-hidden">{t('score', { score })}</span>
        <span>{name}</span>
        <time dateTime={new Date(createdAt).toISOString()}>{day.format(createdAt)}</time>
        {inLanguage && <span>{inLanguage}</span>}
        {isVerifiedBuyer && (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {t('verified')}
          </span>
        )}
      </p>
      <Heading className={styles.title} lang={lang}>
        {title}
      </Heading>
      <p className={styles.text} lang={lang}>
        {short !== null && !isOpen ? short : text}
      </p>
      {short !== null && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'less' : 'readMore')}
          <span className="visually-hidden"> ({title})</span>
        </button>
      )}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ small, large }, place) => (
            <li key={large}>
              <a href={large} target="_blank" rel="noreferrer">
                <img
                  src={small}
                  alt={t('picture', { number: place + 1, name })}
                  width={96}
                  height={96}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.from}>{t('answer')}</p>
          <p lang={lang}>{answer}</p>
        </div>
      )}
      <ReviewVotes review={review} />
    </article>
  );
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** One for all reviews: making one takes longer than drawing a review. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  dayFormats.set(locale, format);
  return format;
}
