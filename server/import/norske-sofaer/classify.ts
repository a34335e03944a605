import type { PictureKind } from '../drawn-picture.ts';
import type { FormCode, FunctionCode, MaterialCode } from '../facet-options.ts';
import type { Listing } from './listing.ts';

/** Categories that a listing can be placed in by its words; see `places.ts`. */
export type Place =
  | 'cover'
  | 'legs'
  | 'mattress'
  | 'sofaPart'
  | 'sideTable'
  | 'rug'
  | 'garden'
  | 'footstool'
  | 'bench'
  | 'dayBed'
  | 'sofaBed'
  | 'sofaSet'
  | 'recliner'
  | 'corner'
  | 'module'
  | 'chaiseSofa'
  | 'chaise'
  | 'armchair'
  | 'sofa2'
  | 'sofa3'
  | 'sofa4';

interface Kind {
  readonly place: Place;
  readonly picture: PictureKind;
  readonly form?: FormCode;
}

/** What a listing is, by the words for it in lower case; the first line that fits decides. */
const kinds: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/^trekk|trekk$/, { place: 'cover', picture: 'accessory' }],
  [/^ben\b/, { place: 'legs', picture: 'accessory' }],
  [/^madrass/, { place: 'mattress', picture: 'mattress' }],
  [/^sidebord/, { place: 'sideTable', picture: 'side-table' }],
  [/pute( til .*)?$/, { place: 'sofaPart', picture: 'cushion' }],
  [/^(armlene|ryggst|sengeskuff|hengende)/, { place: 'sofaPart', picture: 'accessory' }],
  [/matte$/, { place: 'rug', picture: 'rug' }],
  [/fotskammel|puff|\bpall\b|krakk/, { place: 'footstool', picture: 'footstool' }],
  [/^benk/, { place: 'bench', picture: 'footstool' }],
  [/utendørs/, { place: 'garden', picture: 'garden-sofa' }],
  [/dagseng/, { place: 'dayBed', picture: 'bed' }],
  [/sovesofa|soveplass|(med|\+) .*seng/, { place: 'sofaBed', picture: 'sofa-bed' }],
  [/sofagruppe/, { place: 'sofaSet', picture: 'sofa-3' }],
  [/recliner/, { place: 'recliner', picture: 'sofa-2', form: 'straight' }],
  [/u-formet/, { place: 'corner', picture: 'corner-sofa', form: 'uShape' }],
  [/sjeselongmodul/, { place: 'module', picture: 'chaise-sofa', form: 'chaise' }],
  [/hjørnemodul/, { place: 'module', picture: 'corner-sofa', form: 'corner' }],
  [/hjørne/, { place: 'corner', picture: 'corner-sofa', form: 'corner' }],
  [/^sjeselong/, { place: 'chaise', picture: 'chaise-sofa', form: 'chaise' }],
  [/sjeselong|divan|longseat/, { place: 'chaiseSofa', picture: 'chaise-sofa', form: 'chaise' }],
  [/lenestol|^1(,5)?-seters sofa|\bstol\b|^understell, lenestol/, { place: 'armchair', picture: 'armchair' }],
  [/sittemodul|1-seters modul/, { place: 'module', picture: 'armchair' }],
  [/2-seters mod|2-seters under|endedel/, { place: 'module', picture: 'sofa-2' }],
  [/4-seters mod/, { place: 'module', picture: 'sofa-4' }],
  [/modul|3-seters under/, { place: 'module', picture: 'sofa-3' }],
  [/(?<!,)[4-9](,5)?-seters/, { place: 'sofa4', picture: 'sofa-4', form: 'straight' }],
  [/3(,5)?-seters/, { place: 'sofa3', picture: 'sofa-3', form: 'straight' }],
  [/2(,5)?-seters/, { place: 'sofa2', picture: 'sofa-2', form: 'straight' }],
];

const otherwise: Kind = { place: 'sofa3', picture: 'sofa-3' };

/** What of a listing's text decides about its facets and its place. */
export interface Classified extends Kind {
  readonly material: MaterialCode | null;
  readonly feature: FunctionCode | null;
}

/** Finds out by its words what a listing is. */
export function classify(listing: Pick<Listing, 'what' | 'cover' | 'description' | 'materialWords'>): Classified {
  const what = listing.what.toLowerCase();
  const kind = kinds.find(([pattern]) => pattern.test(what))?.[1] ?? otherwise;
  const text = `${what} ${listing.cover} ${listing.description}`.toLowerCase();
  return { ...kind, ...formOf(kind, text), material: materialOf(kind, listing), feature: featureOf(kind, what, text) };
}

function formOf(kind: Kind, text: string): Partial<Kind> {
  if (kind.form) return {};
  // A combination of modules with two long sides goes around a corner.
  if (kind.picture === 'sofa-3' && /modulsofa.*(hjørne|vinkel|mål: )/.test(text))
    return { form: 'corner', picture: 'corner-sofa' };
  return kind.place === 'footstool' && /\brund|puff\b/.test(text) ? { form: 'round' } : {};
}

const materialWords: readonly (readonly [pattern: RegExp, material: MaterialCode])[] = [
  [/grann\s?[/,]\s?bomstad|eco skinn|hud\/pvc/, 'leatherMix'],
  [/\bbomstad|kimstad|\bmurum\b|polyuretan|glose|smidig/, 'fauxLeather'],
  [/\bhud\b|\bleather\b|narvskinn|seglora/, 'leather'],
  [/bambus/, 'bamboo'],
  [/rotting|bananfiber/, 'rattan'],
  [/velvet|velour|fløyel(?!saktig)/, 'velvet'],
];

function materialOf({ place }: Kind, listing: Pick<Listing, 'cover' | 'materialWords'>): MaterialCode | null {
  const text = listing.materialWords.toLowerCase();
  if (place === 'legs') return /metall|krom|stål|svart/.test(listing.cover) ? 'metal' : 'wood';
  if (place === 'dayBed') return /trekk/.test(text) ? 'textile' : 'wood';
  if (place === 'mattress') return 'foam';
  if (place === 'sideTable') return 'metal';
  return materialWords.find(([pattern]) => pattern.test(text))?.[1] ?? 'textile';
}

const featureWords: readonly (readonly [pattern: RegExp, feature: FunctionCode])[] = [
  [/recliner|motorisert|power/, 'recliner'],
  [/utendørs/, 'outdoor'],
  [/oppbevaring|skuff/, 'storage'],
  [/modul/, 'modular'],
  [/tas av og vaskes|trekket er enkelt å holde rent/, 'washable'],
];

function featureOf({ place }: Kind, what: string, text: string): FunctionCode | null {
  if (place === 'sofaBed' || (place === 'dayBed' && /madrass|skuff|sov/.test(text))) return 'sleep';
  if (place === 'cover' || place === 'legs') return null;
  return featureWords.find(([pattern]) => pattern.test(`${what} ${text}`))?.[1] ?? null;
}
