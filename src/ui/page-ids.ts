/**
 * The id of the element from which on a page is shown as it comes. What stands before it is shown at once: what is centred, wraps, or
 * shares a row would move while the rest of it is on its way (decision 116).
 */
export const AS_IT_COMES_ID = 'as-it-comes';

/** The id of what a page holds below its header. */
export const CONTENT_ID = 'content';
