import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../store/database.ts';
import { searchEvents } from '../store/schema.ts';

export type SearchEventKind = (typeof searchEvents.$inferSelect)['kind'];

/** Something that shoppers did, with how often. */
export interface SearchEvent {
  readonly storeCode: string;
  readonly kind: SearchEventKind;
  readonly subject: string;
  readonly count: number;
  readonly results?: number;
}

const SUBJECT_MAX_LENGTH = 80;
/** At most this many different events are kept; those that have not happened for the longest time are deleted first. */
const EVENTS_MAX = 20_000;
/** How many writes may pass before the number of events is checked. */
const WRITES_BETWEEN_LOOKS = 500;
/** Such a text holds an e-mail address or a phone number, so it may name the shopper. */
const PERSONAL = /@|\d{8}/;

/** Returns a function that counts events in the database and bounds how many different ones it holds. */
export function searchEventCounter(database: Queries, max = EVENTS_MAX, betweenLooks = WRITES_BETWEEN_LOOKS) {
  let writes = 0;
  return async (event: SearchEvent): Promise<void> => {
    const subject = event.subject.trim().toLowerCase().slice(0, SUBJECT_MAX_LENGTH).trim();
    if (subject === '' || (event.kind === 'search' && PERSONAL.test(subject))) return;
    const { storeCode, kind, count, results = null } = event;
    const updatedAt = new Date();
    await database
      .insert(searchEvents)
      .values({ storeCode, kind, subject, count, results, updatedAt })
      .onConflictDoUpdate({
        target: [searchEvents.storeCode, searchEvents.kind, searchEvents.subject],
        set: { count: sql`${searchEvents.count} + ${count}`, results, updatedAt },
      });
    writes++;
    if (writes % betweenLooks === 0) await forgetOldest(database, max);
  };
}

async function forgetOldest(database: Queries, max: number): Promise<void> {
  await database.execute(sql`
    delete from search_events where (store_code, kind, subject) in (
      select store_code, kind, subject from search_events order by updated_at desc offset ${max})`);
}

const SHOWN_MAX = 100;

/** The most frequent search texts of a store view. */
export async function mostSearched(
  database: Queries,
  storeCode: string,
): Promise<{ text: string; count: number; results: number | null }[]> {
  return database
    .select({ text: searchEvents.subject, count: searchEvents.count, results: searchEvents.results })
    .from(searchEvents)
    .where(and(eq(searchEvents.storeCode, storeCode), eq(searchEvents.kind, 'search')))
    .orderBy(desc(searchEvents.count), searchEvents.subject)
    .limit(SHOWN_MAX);
}
