import { describe, expect, test } from 'vitest';
import { REVIEW_TEXT_MAX, REVIEW_TITLE_MAX } from '#config/reviews.ts';
import { cleanReview, type ReviewForm, reviewProblems, shortened } from './review.ts';

const whole: ReviewForm = { score: 5, title: 'Fin', text: 'God å sitte i.', name: 'Kari N.', email: 'kari@example.no' };

describe('what a review must have (spec 5)', () => {
  test('a whole one has no problems', () => {
    expect(reviewProblems(whole)).toEqual({});
  });

  test.each<[string, Partial<ReviewForm>, object]>([
    ['no score', { score: 0 }, { score: 'score' }],
    ['six stars', { score: 6 }, { score: 'score' }],
    ['half a star', { score: 4.5 }, { score: 'score' }],
    ['no title', { title: ' \u200b' }, { title: 'required' }],
    ['a title of signs alone', { title: '!!!' }, { title: 'required' }],
    ['a long title', { title: 'x'.repeat(REVIEW_TITLE_MAX + 1) }, { title: 'tooLong' }],
    ['no text', { text: '' }, { text: 'required' }],
    ['a long text', { text: 'x'.repeat(REVIEW_TEXT_MAX + 1) }, { text: 'tooLong' }],
    ['a name of one letter', { name: 'K' }, { name: 'tooShort' }],
    ['an address as the name', { name: 'kari@example.no' }, { name: 'noEmail' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['what is no address', { email: 'kari@example' }, { email: 'email' }],
  ])('%s', (_what, more, expected) => {
    expect(reviewProblems({ ...whole, ...more })).toEqual(expected);
  });
});

test('what is sent has no signs that nobody sees, and keeps its lines', () => {
  const typed = {
    ...whole,
    title: ' Fin\u200b ',
    text: '  Første\r\n\r\n\r\n\r\nAndre\u0000 \rTredje ',
    name: ' Kari ',
  };
  expect(cleanReview(typed)).toEqual({ ...whole, title: 'Fin', text: 'Første\n\nAndre\nTredje', name: 'Kari' });
});

describe('a long text is shown from its beginning (spec 9: truncate limit)', () => {
  test.each<[string, number, string | null]>([
    ['kort', 10, null],
    ['akkurat ti', 10, null],
    ['en to tre fire', 10, 'en to tre…'],
    ['en, to, tre, fire', 11, 'en, to…'],
    ['etveldiglangtordutenmellomrom', 10, 'etveldigla…'],
    ['a etveldiglangtord', 10, 'a etveldig…'],
  ])('%s at %i', (text, length, expected) => {
    expect(shortened(text, length)).toBe(expected);
  });
});
