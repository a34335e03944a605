import { bottomlineOf } from '../../reviews/bottomline.ts';
import { type Fields, isFields, rowsOf } from '../files/read-document.ts';
import { translationsOf } from './in-each-language.ts';

/** How content whoever gave so many stars is. */
const SENTIMENTS = [0.06, 0.28, 0.55, 0.83, 0.96];
const USERS_FROM = 100_000;
const ANSWERS_FROM = 500_000;

/** The reviews of a product with what is counted in them, and what their product is called; those with a `bottomline` are complete. */
export function writtenReviews(written: Fields, product: Fields | undefined): Fields {
  const told = rowsOf(written['reviews']).map(withoutAddress);
  if (written['bottomline'] !== undefined) return { ...written, reviews: told };
  const reviews = told.map((review) => writtenReview(review, product));
  const total = reviews.length;
  return {
    id: written['sku'],
    ...written,
    reviews,
    bottomline: bottomlineOf(reviews.map((review) => Number(review['score']))),
    pagination: { page: 1, per_page: total, total },
    grouping_data: null,
    ...(product ? { products: [reviewedProduct(product)] } : {}),
  };
}

/** What an export of the provider knows of who wrote a review is nobody's but theirs. */
function withoutAddress({ email: _ofReview, ...review }: Fields): Fields {
  const { user } = review;
  if (!isFields(user)) return review;
  const { email: _ofUser, ...shown } = user;
  return { ...review, user: shown };
}

function writtenReview(review: Fields, product: Fields | undefined): Fields {
  const id = Number(review['id']);
  const { comment, user } = review;
  return {
    votes_up: 0,
    votes_down: 0,
    deleted: false,
    verified_buyer: true,
    sentiment: SENTIMENTS[Number(review['score']) - 1],
    product_id: product?.['id'],
    is_incentivized: false,
    images_data: [],
    ...review,
    user: {
      user_id: id + USERS_FROM,
      social_image: null,
      user_type: 'User',
      is_social_connected: 0,
      ...(isFields(user) ? user : {}),
    },
    ...(isFields(comment) ? { comment: { id: id + ANSWERS_FROM, ...comment } } : {}),
  };
}

function reviewedProduct(product: Fields): Fields {
  const names = Object.entries(translationsOf(product)).map(([locale, { name }]) => [locale, { name }]);
  return {
    id: product['id'],
    domain_key: product['sku'],
    name: product['name'],
    image_url: product['image'],
    translations: Object.fromEntries(names),
  };
}
