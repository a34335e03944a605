/** The cache of pictures, shared by worker and service worker. */
export const PICTURE_CACHE = 'pictures';

/** A kept picture is shown for a week without asking the server (D100, spec 9: cache expiry 7d png). */
export const PICTURE_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** The most rendered pages that are kept: those shown last (decision 051). */
export const SHOWN_PAGES_MAX = 12;

const MEGABYTE = 1024 * 1024;

/** The most that all kept pictures take; the least recently used ones are dropped first (D100). */
export const PICTURE_CACHE_MAX_BYTES = 60 * MEGABYTE;

/** The part of it that pictures may take which nobody has looked at yet: the first ones of every category. */
export const LISTING_PICTURES_MAX_BYTES = 20 * MEGABYTE;

/** With less free storage than this, pictures and catalogue are dropped (D8). */
export const ROOM_MIN_BYTES = 2 * MEGABYTE;

/** With this much free storage again, they are fetched again. */
export const ROOM_SPARE_BYTES = 20 * MEGABYTE;
