import { and, sql } from 'drizzle-orm';
import { REVIEW_WIDGET_SIZE } from '#config/reviews.ts';
import type { ProductReviewsDocument, ReviewEntry, ReviewPagination } from '#schemas/api/generated/types.gen.ts';
import type { Queries } from '../store/database.ts';
import { isLive } from '../store/is-live.ts';
import { documents } from '../store/document-schema.ts';

interface UserQuestion {
  readonly user_reference: string;
  readonly since_id?: number | undefined;
  readonly since_date?: string | undefined;
  readonly since_updated_at?: string | undefined;
  readonly count?: number | undefined;
  readonly page?: number | undefined;
}

/** The published reviews of one user of the provider, newest first (contract: listUserReviews). */
export async function reviewsOfUser(
  queries: Queries,
  storeCode: string,
  question: UserQuestion,
): Promise<{ readonly reviews: readonly ReviewEntry[]; readonly pagination: ReviewPagination }> {
  const { page = 1, count: size = REVIEW_WIDGET_SIZE } = question;
  const user = /^\d{1,15}$/.test(question.user_reference) ? Number(question.user_reference) : null;
  const rows =
    user === null
      ? []
      : await queries
          .select({ body: documents.body })
          .from(documents)
          .where(
            and(
              isLive(storeCode, 'reviews'),
              sql`${documents.body} @> ${JSON.stringify({ reviews: [{ user: { user_id: user } }] })}::jsonb`,
            ),
          );
  // A published review does not change, so that it was changed since then means that it was written since.
  const since = [question.since_date ?? '', question.since_updated_at ?? ''].sort().at(-1)!;
  const own = rows
    .flatMap(({ body }) => (body as unknown as ProductReviewsDocument).reviews)
    .filter((review) => review.user.user_id === user && review.id > (question.since_id ?? 0))
    .filter((review) => review.created_at >= since)
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  const from = (page - 1) * size;
  return { reviews: own.slice(from, from + size), pagination: { page, per_page: size, total: own.length } };
}
