/** What only some products let be chosen, in one file: a set's parts, and what goes beside an article. */
export { Choices } from './choices/choices.tsx';
export { SetBox } from './set-box.tsx';
