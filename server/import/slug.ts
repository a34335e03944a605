import { idOf } from './repeatable.ts';

const letters: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ü: 'u', é: 'e', ß: 'ss' };

/** Lower case without the letters that only some keyboards have. */
export function foldLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[æøåäöüéß]/g, (letter) => letters[letter]!);
}

/** A name as a segment of an address: `3-seters sofaer` is `3-seters-sofaer`. One without such letters is a number. */
export function slugOf(name: string): string {
  const slug = foldLetters(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' && name.trim() !== '' ? idOf(name).toString(36) : slug;
}
