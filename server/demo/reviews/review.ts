import type { ReviewEntry } from '#schemas/api/generated/types.gen.ts';
import { shareOf, wholeOf } from '../../import/repeatable.ts';
import type { DemoProduct } from '../demo-product.ts';
import { daysAfter } from '../price-history/days.ts';
import { compose } from './compose.ts';
import { deliveredColours, factsOf, filled } from './facts.ts';
import type { Lines, ReviewLanguage } from './line.ts';
import { firstNames, initials } from './people.ts';
import { replies } from './replies.ts';
import { titles } from './titles.ts';
import { AGED } from './traits.ts';

/** Shares of the languages and of the scores, each up to a share of all reviews. */
const languageShares: readonly (readonly [upTo: number, language: ReviewLanguage])[] = [
  [0.58, 'nb'],
  [0.74, 'sv'],
  [0.85, 'da'],
  [0.92, 'fi'],
  [1, 'en'],
];
const scoreShares: readonly (readonly [upTo: number, score: 1 | 2 | 3 | 4 | 5])[] = [
  [0.03, 1],
  [0.08, 2],
  [0.19, 3],
  [0.49, 4],
  [1, 5],
];

const AGED_DAYS = 210;
const SENTIMENTS = [0.06, 0.28, 0.55, 0.83, 0.96];

/** The place of a review in its product and the day on which it was written. */
export interface Occasion {
  readonly index: number;
  /** How often the same had been said before: another draw. */
  readonly draw: number;
  readonly day: string;
  /** Since when the product has been in people's homes. */
  readonly firstDay: string;
  readonly traits: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
}

/** A review with the lines that it is made from; `null` when there was nothing new to say. */
export function writeReview(
  product: DemoProduct,
  lines: Lines,
  { index, draw, day, firstDay, traits, said }: Occasion,
): { readonly entry: ReviewEntry; readonly said: readonly string[] } | null {
  const key = `${product.sku} review ${index} ${draw}`;
  const language = at(languageShares, shareOf(key, 'language'));
  const score = at(scoreShares, shareOf(key, 'score'));
  const colours = deliveredColours(product);
  const facts = factsOf(product, language, colours[wholeOf(key, 'colour', 0, colours.length - 1)]);
  const isAged = day >= daysAfter(firstDay, AGED_DAYS);
  const known = isAged ? new Set([...traits, AGED]) : traits;
  const chosen = compose({ key, language, lines, traits: known, facts, said }, score);
  if (chosen.length < 2) return null;
  const headings = titles[language][score];
  const first = pick(firstNames[language], key, 'first name');
  const id = product.id * 100 + index;
  const entry: ReviewEntry = {
    id,
    score,
    votes_up: Math.floor(9 * shareOf(key, 'votes up') ** 3),
    votes_down: Math.floor(3 * shareOf(key, 'votes down') ** 6),
    title: pick(headings, key, 'title'),
    content: chosen.map(([, text]) => filled(text, facts)!).join(' '),
    created_at: momentOf(key, day),
    deleted: false,
    verified_buyer: shareOf(key, 'verified') < 0.9,
    sentiment: SENTIMENTS[score - 1]!,
    custom_fields: { language },
    product_id: product.id,
    is_incentivized: false,
    images_data: [],
    user: {
      user_id: id + 100_000,
      display_name: `${first} ${pick(initials, key, 'initial')}.`,
      social_image: null,
      user_type: 'User',
      is_social_connected: 0,
    },
    ...(score <= 2 ? { comment: answer(key, { id, language, first, day }) } : {}),
  };
  return { entry, said: chosen.map(([, text]) => text) };
}

function answer(
  key: string,
  { id, language, first, day }: { id: number; language: ReviewLanguage; first: string; day: string },
): NonNullable<ReviewEntry['comment']> {
  const content = pick(replies[language], key, 'reply').replace('{first}', first);
  return { id: id + 500_000, content, created_at: momentOf(`${key} reply`, daysAfter(day, 1)) };
}

function at<T>(shares: readonly (readonly [upTo: number, value: T])[], share: number): T {
  return shares.find(([upTo]) => share < upTo)![1];
}

function pick<T>(from: ArrayLike<T>, key: string, purpose: string): T {
  return from[wholeOf(key, purpose, 0, from.length - 1)]!;
}

/** Some minute between breakfast and bedtime. */
function momentOf(key: string, day: string): string {
  const minutes = wholeOf(key, 'minute', 6 * 60, 21 * 60);
  return new Date(Date.parse(day) + minutes * 60_000).toISOString();
}
