import type { Fields } from '../files/read-document.ts';
import { plainWords } from '../plain-words.ts';

/** Fields without those that an index keeps empty: `''`, `null` and what stands for no picture. */
export function withoutEmpty(fields: Fields, names: readonly string[]): Fields {
  const isEmpty = (name: string): boolean =>
    names.includes(name) && ['', null, 'no_selection'].includes(fields[name] as string | null);
  const empty = Object.keys(fields).filter(isEmpty);
  return empty.length === 0 ? fields : without(fields, empty);
}

/** Fields without some of them. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** Fields whose words hold no entities of HTML. */
export function withPlainWords(fields: Fields, names: readonly string[]): Fields {
  const coded = names.filter((name) => typeof fields[name] === 'string' && fields[name].includes('&'));
  if (coded.length === 0) return fields;
  return { ...fields, ...Object.fromEntries(coded.map((name) => [name, plainWords(fields[name] as string)])) };
}
