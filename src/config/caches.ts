/** The cache of pictures, shared by worker and service worker. */
export const PICTURE_CACHE = 'pictures';

/** A picture is shown unasked for a week (D100, spec 9: cache expiry 7d png). */
export const PICTURE_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** So many rendered pages are kept, those shown last (decision 051). */
export const SHOWN_PAGES_MAX = 12;

const MEGABYTE = 1024 * 1024;

/** All pictures together; the least recently used go first (D100). */
export const PICTURE_CACHE_MAX_BYTES = 60 * MEGABYTE;

/** Of these at most so much for what nobody has looked at yet: the first pictures of every category. */
export const LISTING_PICTURES_MAX_BYTES = 20 * MEGABYTE;

/** With less room than this left on the device, pictures and catalogue give way (D8). */
export const ROOM_MIN_BYTES = 2 * MEGABYTE;

/** With so much room again, they are fetched again. */
export const ROOM_SPARE_BYTES = 20 * MEGABYTE;
