import * as z from 'zod/mini';

/**
 * How far a collection was walked through, kept as the checkpoint of its pull. A stock backend has none of its own: the
 * place says when everything was looked at, and what changed since is asked for by its date.
 */
export interface Place {
  /** When the walk through everything began, by the server's clock; 0: it has not. */
  readonly wholeAt: number;
  /** When changes were last looked for. */
  readonly lookedAt: number;
  /** How many there were then. */
  readonly total: number;
  readonly walk: Walk | null;
}

/** A walk under way: through everything, or through what changed since. */
export interface Walk {
  readonly since: number | null;
  readonly beganAt: number;
  /** Documents that came, and the last id of them. */
  readonly seen: number;
  readonly after: number;
}

const zTime = z.number().check(z.gte(0));
const zPlace = z.object({
  wholeAt: zTime,
  lookedAt: zTime,
  total: zTime,
  walk: z.nullable(z.object({ since: z.nullable(zTime), beganAt: zTime, seen: zTime, after: z.number() })),
});

export const nowhere: Place = {
  wholeAt: 0,
  lookedAt: 0,
  total: 0,
  walk: { since: null, beganAt: 0, seen: 0, after: 0 },
};

export function writePlace(place: Place): string {
  return JSON.stringify(place);
}

/** The place of a checkpoint; `null` where another kind of backend wrote it. */
export function readPlace(checkpoint: string | undefined): Place | null {
  if (checkpoint === undefined) return nowhere;
  try {
    const read = zPlace.safeParse(JSON.parse(checkpoint));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
