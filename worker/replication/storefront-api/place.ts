import * as z from 'zod/mini';
import { PRODUCTS_RENEWAL_PAUSE_MS } from '#config/stock-backend.ts';
import { INDEXING_DELAY_MS } from '#config/timings.ts';
import { digestOf } from '#domain/digest.ts';

/**
 * How far a collection was walked through, kept as the checkpoint of its pull. A stock backend has none of its own: the
 * place says when everything was looked at, and what changed since is asked for by its date.
 */
export interface Place {
  /** When the walk through everything began, by the server's clock; 0: it has not. */
  readonly wholeAt: number;
  /** Changes are looked for from there on; it stays as long as they are the same ones. */
  readonly lookedAt: number;
  /** A digest of the changes that came last. */
  readonly came: string;
  /** How many there are, as far as it is known why. */
  readonly total: number;
  /** A digest of what they were read with, which came before. */
  readonly readWith: string;
  readonly walk: Walk | null;
}

/** A walk under way: through everything, or through what changed since. */
export interface Walk {
  readonly since: number | null;
  readonly beganAt: number;
  /** Documents that came, and the last id of them. */
  readonly seen: number;
  readonly after: number;
  /** Of changes: a digest of those that came, how many of them were not here, and how many documents there are now in all. */
  readonly came: string;
  readonly fresh: number;
  readonly counted: number | null;
}

const zTime = z.number().check(z.gte(0));
const zWalk = z.object({
  since: z.nullable(zTime),
  beganAt: zTime,
  seen: zTime,
  after: z.number(),
  came: z.string(),
  fresh: zTime,
  counted: z.nullable(zTime),
});
const zPlace = z.object({
  wholeAt: zTime,
  lookedAt: zTime,
  came: z.string(),
  total: zTime,
  readWith: z.string(),
  walk: z.nullable(zWalk),
});

const fromTheStart: Walk = { since: null, beganAt: 0, seen: 0, after: 0, came: '', fresh: 0, counted: null };

export const nowhere: Place = { wholeAt: 0, lookedAt: 0, came: '', total: 0, readWith: '', walk: fromTheStart };

/** A walk through what changed. */
export function changesSince({ lookedAt }: Place, beganAt: number, counted: number | null): Walk {
  return { ...fromTheStart, since: Math.max(0, lookedAt - INDEXING_DELAY_MS), beganAt, counted };
}

/** A walk through changes on which these came. */
export function withChanges(walk: Walk, documents: readonly unknown[], fresh: number): Walk {
  if (documents.length === 0) return walk;
  return { ...walk, came: digestOf(walk.came + JSON.stringify(documents)), fresh: walk.fresh + fresh };
}

/** Whether everything may be walked through again because of its number. */
export function mayRenew({ wholeAt }: Pick<Place, 'wholeAt'>, now: number): boolean {
  return Math.abs(now - wholeAt) >= PRODUCTS_RENEWAL_PAUSE_MS;
}

/**
 * Where a walk ends that saw so many. A look that brings what the last one did leaves the place as it is: its name tells whoever
 * keeps an index that nothing changed. From one whose changes do not explain how many there are, everything is walked through next.
 */
export function arrived(place: Place, walk: Walk, seen: number): Place {
  const { beganAt } = walk;
  if (walk.since === null) return { ...place, wholeAt: beganAt, lookedAt: beganAt, came: '', total: seen, walk: null };
  const total = place.total + walk.fresh;
  // Of fewer the next look finds that some are gone.
  const isExplained = walk.counted === null || walk.counted <= total;
  // What came is not asked for again for ever, as all products would be that were written anew in one night.
  const isOver = walk.seen > 0 && beganAt - place.lookedAt >= INDEXING_DELAY_MS;
  return {
    ...place,
    wholeAt: isExplained || !mayRenew(place, beganAt) ? place.wholeAt : 0,
    lookedAt: isOver || walk.came !== place.came ? beganAt : place.lookedAt,
    came: walk.came,
    total,
    walk: null,
  };
}

export function writePlace(place: Place): string {
  return JSON.stringify(place);
}

/** The place of a checkpoint; `null` where another kind of backend, or a version before, wrote it. */
export function readPlace(checkpoint: string | undefined): Place | null {
  if (checkpoint === undefined) return nowhere;
  try {
    const read = zPlace.safeParse(JSON.parse(checkpoint));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
