import type { ColourCode } from '../colours.ts';
import { foldLetters } from '../slug.ts';

type Base = ColourCode;

const words: Readonly<Partial<Record<Base, string>>> = {
  white: 'hvit hvitt white club crystal',
  cream: 'cream krem kremhvit offwhite grahvit',
  beige: 'beige sand dune stone natur linen nougat taupe chanel vange grabeige gulbeige',
  brown: 'brun brown cognac bronze chocolate muldvarp mole mokka rotting bananfiber bambus copper',
  grey: 'gra grey gray silver pewter granitt granit betong forkrommet krom metall salt',
  anthracite: 'antrasitt antracit antracite antrazite anthracite grafitt graphite koks coal',
  black: 'svart sort black blasvart brunsvart',
  green: 'gronn green apple moss army jade grunn',
  darkGreen: 'forest',
  turquoise: 'turkis turquoise aqua petrol mint',
  blue: 'bla blue',
  navy: 'navy midnight marinebla',
  purple: 'lilla purple violet lavender plum purpur',
  pink: 'rosa pink rose',
  red: 'rod red winered vinrod',
  orange: 'oransje orange rust rustrod rodoransje terrakotta',
  yellow: 'gul yellow ocher oker honey amber curry gold',
  multi: 'flerfarget black&white salt&pepper',
};

const baseOfWord = new Map(
  (Object.entries(words) as [Base, string][]).flatMap(([base, list]) =>
    list.split(' ').map((word) => [word, base] as const),
  ),
);

const endings: readonly (readonly [ending: string, base: Base])[] = [
  ['svart', 'black'],
  ['brun', 'brown'],
  ['gronn', 'green'],
  ['hvit', 'white'],
  ['beige', 'beige'],
  ['rosa', 'pink'],
  ['oransje', 'orange'],
  ['turkis', 'turquoise'],
  ['gra', 'grey'],
  ['bla', 'blue'],
  ['rod', 'red'],
];

const lighter: Readonly<Partial<Record<Base, Base>>> = { grey: 'lightGrey', blue: 'lightBlue' };
const darker: Readonly<Partial<Record<Base, Base>>> = { grey: 'anthracite', green: 'darkGreen', blue: 'navy' };

/** Finds the first colour that a Norwegian or English text names: `Samsta mørk grå`, `velour-lux-dark-green`. */
export function colourOf(text: string): ColourCode | null {
  if (namesThreeColours(text)) return 'multi';
  const tokens = foldLetters(text)
    .split(/[^a-z0-9&]+/)
    .filter((token) => token !== '');
  for (const [index, token] of tokens.entries()) {
    const base = baseOf(token);
    if (!base) continue;
    const isGreyGreen = token === 'grey' && tokens[index + 1] === 'green';
    return isGreyGreen ? 'green' : shade(base, token, tokens[index - 1] ?? '');
  }
  return null;
}

/** Whether a single word is a colour. */
export function isColourWord(word: string): boolean {
  return colourOf(word) !== null || /^(lys|mørk|mellom|natur|tre|firkant)\b/i.test(word);
}

// `hvit/svart/grå` is a pattern, `svart/grå` is mostly its first colour.
function namesThreeColours(text: string): boolean {
  const pattern = foldLetters(text)
    .split(/\s+/)
    .find((word) => word.split('/').length >= 3);
  return pattern !== undefined && pattern.split('/').every((word) => baseOf(word) !== null);
}

function baseOf(token: string): Base | null {
  return baseOfWord.get(token) ?? endings.find(([ending]) => token.endsWith(ending))?.[1] ?? null;
}

function shade(base: Base, token: string, before: string): Base {
  if (/^(lys|ljus|light|cool|ice|dust)/.test(before) || /^(lys|ljus)/.test(token)) return lighter[base] ?? base;
  if (/^(mork|dark)/.test(before) || token.startsWith('mork')) return darker[base] ?? base;
  return base;
}
