/** Pictures stay a week, least recently used first out (D100, spec 9: cache expiry 7d png). */
export const PICTURE_CACHE_MAX_AGE_S = 7 * 24 * 60 * 60;

/** About 60 MB of pictures of 40 kB (D100). */
export const PICTURE_CACHE_ENTRIES = 1500;
