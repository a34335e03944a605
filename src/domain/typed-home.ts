import { HOME_MEASURE_MAX_CM } from '#config/limits.ts';
import { type FitAnswer, fitAnswers, type Home, type Piece } from './fit.ts';

/** The places of a home in the order in which a piece is carried through them, each with what is measured there. */
export const homePlaces = {
  door: ['doorWidth', 'doorHeight'],
  way: ['wayWidth', 'turnWidth', 'ceiling'],
  place: ['placeWidth', 'placeDepth', 'placeHeight'],
} as const;

export type HomePlace = keyof typeof homePlaces;
export type HomeField = (typeof homePlaces)[HomePlace][number];

/** What a shopper typed about their home, as it was typed. */
export type TypedHome = { readonly [field in HomeField]: string } & { readonly isStairs: boolean };

export const nothingTyped: TypedHome = {
  doorWidth: '',
  doorHeight: '',
  wayWidth: '',
  turnWidth: '',
  ceiling: '',
  isStairs: false,
  placeWidth: '',
  placeDepth: '',
  placeHeight: '',
};

/** Reads a length in centimetres, with a comma or a point; `null` for anything else. */
export function readCm(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  const cm = /^\d+(?:\.\d*)?$/.test(typed) ? Number(typed) : 0;
  return cm > 0 && cm <= HOME_MEASURE_MAX_CM ? cm : null;
}

/** Whether something was typed that is no length. */
export function isUnreadable(text: string): boolean {
  return text.trim() !== '' && readCm(text) === null;
}

/**
 * The measures that could be read. A place with one that could not counts as not measured, because an answer about it
 * would leave out what the shopper meant.
 */
export function homeOf(typed: TypedHome): Home {
  const fields = Object.values(homePlaces).flatMap((place): (readonly [HomeField, number | null])[] => {
    const isReadable = place.every((field) => !isUnreadable(typed[field]));
    return place.map((field) => [field, isReadable ? readCm(typed[field]) : null]);
  });
  return { ...(Object.fromEntries(fields) as Record<HomeField, number | null>), isStairs: typed.isStairs };
}

/**
 * What is to be said of a piece and a whole home. `none`: nothing was measured; `unread`: nothing speaks against it, but
 * a measure could not be read; `unpacked`: it fits without its box.
 */
export type HomeFit = 'none' | 'unread' | 'no' | 'unknown' | 'unpacked' | 'all';

export function fitAtHome(piece: Piece, typed: TypedHome): HomeFit {
  const sum = sumOf(fitAnswers(piece, homeOf(typed)));
  const isRead = Object.values(homePlaces).every((place) => place.every((field) => !isUnreadable(typed[field])));
  return isRead || sum === 'no' ? sum : 'unread';
}

function sumOf(answers: readonly FitAnswer[]): HomeFit {
  if (answers.length === 0) return 'none';
  if (answers.some(({ fit }) => fit.kind === 'no')) return 'no';
  if (answers.some(({ fit }) => fit.kind === 'unknown')) return 'unknown';
  return answers.some(({ boxed }) => boxed?.kind === 'no') ? 'unpacked' : 'all';
}
