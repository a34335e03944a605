import { REVIEW_NAME_MAX, REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '#config/reviews.ts';
import { NAME_MIN_LENGTH } from '#config/limits.ts';
import { subscriberEmail } from './newsletter.ts';
import { lettersOf, saysSomething, visibleText } from './visible-text.ts';

/** A published review of a product, or of the shop. */
export interface Review {
  readonly id: number;
  readonly score: number;
  readonly title: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly name: string;
  readonly isVerifiedBuyer: boolean;
  readonly votesUp: number;
  readonly votesDown: number;
  /** Of its words; nobody translates what people wrote (decision 024). */
  readonly language: string | null;
  readonly pictures: readonly ReviewPicture[];
  /** What the shop answered, or `null`. */
  readonly answer: string | null;
}

export interface ReviewPicture {
  readonly small: string;
  readonly large: string;
}

/** How many reviews there are, and what they come to. */
export interface Rating {
  /** With one decimal, from 1 to 5. */
  readonly average: number;
  readonly count: number;
}

/** The reviews of a product, or of the shop, newest first. */
export interface ReviewList {
  readonly sku: string;
  readonly rating: Rating | null;
  readonly reviews: readonly Review[];
}

/** Which way somebody voted on a review. */
export type Vote = 'up' | 'down';

/** What somebody types to review something; a score of 0 is none yet. */
export interface ReviewForm {
  readonly score: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
}

/** Why a field of a review is invalid; texts in `locales/<language>/reviews.json` under `invalid`. */
export type ReviewProblem = 'required' | 'tooShort' | 'email' | 'score' | 'tooLong' | 'noEmail';

export type ReviewProblems = { readonly [K in keyof ReviewForm]?: ReviewProblem };

/** The invalid fields of a review, each with its reason (spec 5: review submission, review score 1 to 5). */
export function reviewProblems(form: ReviewForm): ReviewProblems {
  const found: Record<keyof ReviewForm, ReviewProblem | null> = {
    score: Number.isInteger(form.score) && form.score >= 1 && form.score <= 5 ? null : 'score',
    title: textProblem(form.title, REVIEW_TITLE_MAX),
    text: textProblem(form.text, REVIEW_TEXT_MAX),
    // It is shown to everybody, and an address must not be.
    name: form.name.includes('@') ? 'noEmail' : nameProblem(form.name),
    email: form.email.trim() === '' ? 'required' : subscriberEmail(form.email) === null ? 'email' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** A review as it is sent: trimmed, without characters that nobody sees; its text keeps its lines. */
export function cleanReview({ score, title, text, name, email }: ReviewForm): ReviewForm {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n').map(visibleText);
  return {
    score,
    title: visibleText(title),
    text: lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    name: visibleText(name),
    email: visibleText(email),
  };
}

/** The beginning of a text that is longer than `length`, cut between two words; `null` for one that is not. */
export function shortened(text: string, length: number): string | null {
  if (text.length <= length) return null;
  const start = text.slice(0, length);
  // A word that is cut in two goes, unless it is nearly all there is.
  const end = start.search(/\s+\S*$/);
  return `${(end > length / 2 ? start.slice(0, end) : start).replace(/[\s,;:–-]+$/, '')}…`;
}

function textProblem(text: string, max: number): ReviewProblem | null {
  if (!saysSomething(text)) return 'required';
  return visibleText(text).length > max ? 'tooLong' : null;
}

function nameProblem(name: string): ReviewProblem | null {
  return textProblem(name, REVIEW_NAME_MAX) ?? (lettersOf(name) < NAME_MIN_LENGTH ? 'tooShort' : null);
}
