const woods: readonly (readonly [pattern: RegExp, nb: string])[] = [
  [/adjustable/i, 'justerbare'],
  [/smoked oak/i, 'røkt eik'],
  [/oak soap/i, 'såpebehandlet eik'],
  [/oak/i, 'eik'],
  [/walnut stained/i, 'valnøttbeiset'],
  [/walnut/i, 'valnøtt'],
  [/brass/i, 'messing'],
  [/black.*(steel|metal)/i, 'sort metall'],
  [/black/i, 'sort'],
];

const kinds: Readonly<Record<string, string>> = {
  '1-seater-sofa': 'Lenestol',
  '2-seater-sofa': '2-seters sofa',
  '3-seater-sofa': '3-seters sofa',
  '4-seater-sofa': '4-seters sofa',
  'chaise-longue-sofa': 'Sofa med sjeselong',
  cornersofa: 'Hjørnesofa',
};

const modules: readonly (readonly [pattern: RegExp, nb: string])[] = [
  [/footrest/, 'Puff til modulsofa'],
  [/chaise/, 'Sjeselongmodul'],
  [/2_?seater/, '2-seters modul'],
  [/corner/, 'Hjørnemodul'],
];

const BENCH_HEIGHT_MAX_CM = 60;

/** What an article is, from the English words of its address and of its picture's name. */
export function whatOf(row: { kind: string; picture: string; measures: Readonly<Record<string, number>> }): string {
  const { kind, picture, measures } = row;
  if (kind === 'modular-sofa') return modules.find(([pattern]) => pattern.test(picture))?.[1] ?? '1-seters modul';
  if (kind === 'daybed-bench') return (measures['product_height'] ?? 0) < BENCH_HEIGHT_MAX_CM ? 'Benk' : 'Dagseng';
  const seats = /(\d)_?-?seater/.exec(picture)?.[1] ?? '3';
  return kinds[kind] ?? `${seats}-seters sofa`;
}

/** Legs in Norwegian: `Oak Soap, B, 17 cm` are `såpebehandlet eik, 17 cm`. */
export function legsText(legs: string): string {
  const wood = woods.find(([pattern]) => pattern.test(legs))?.[1];
  const height = /(\d+)\s*cm/i.exec(legs)?.[1];
  return [wood, height && `${height} cm`].filter((part) => part).join(', ');
}
