/**
 * Queries and commands that no first screen asks for: their code comes as one file when the first of them is called. The
 * menus name them by `comeLater`.
 */
export { remember } from './commands/viewed.ts';
export { matching, viewed } from './queries/matching.ts';
