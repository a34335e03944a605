import { materials } from '../facet-options.ts';
import { isColourWord } from './colour-words.ts';
import type { Classified } from './classify.ts';
import type { Listing } from './listing.ts';

/** A listing, what it is, and its second name: what it is in words that no other of its model has. */
export interface NamedListing {
  readonly listing: Listing;
  readonly kind: Classified;
  readonly name2: string;
}

type Refinement = (named: NamedListing) => string;

const cover: Refinement = ({ listing }) => listing.cover;
const setup: Refinement = ({ listing }) => listing.setup;
/** The frame is named in lower case before the fabric, `brunsvart, Hillared antrasitt`; variants share it. */
const frame: Refinement = ({ listing }) => /^(\p{Ll}[^,]*), /u.exec(listing.cover)?.[1] ?? '';
const fabric: Refinement = ({ listing }) =>
  listing.cover
    .split(/[\s,]+/)
    .filter((word) => !isColourWord(word))
    .join(' ');
const material: Refinement = ({ kind }) => (kind.material ? materials[kind.material].label.toLowerCase() : '');
const width: Refinement = ({ listing }) => centimetres(listing.measures.product_width);
const depth: Refinement = ({ listing }) => centimetres(listing.measures.product_depth, 'dybde ');

const forSingles: readonly Refinement[] = [cover, width, setup, depth];
const forFamilies: readonly Refinement[] = [material, width, frame, depth, fabric];

/** Adds cover, material or size to the second name of products that would be called the same. */
export function tellApart(listings: readonly NamedListing[]): NamedListing[] {
  const groups = new Map<string, NamedListing[]>();
  for (const named of listings) {
    const key = `${named.listing.model} ${named.name2}`.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), named]);
  }
  const renamed = new Map<Listing, NamedListing>();
  for (const group of groups.values()) {
    const isSingles = group.every(({ listing }) => listing.articles.length === 1);
    for (const named of refine(group, isSingles ? forSingles : forFamilies)) renamed.set(named.listing, named);
  }
  return listings.map(({ listing }) => renamed.get(listing)!);
}

/** Takes the refinement that tells most of a group apart, then goes on with those it left the same. */
function refine(group: readonly NamedListing[], refinements: readonly Refinement[]): NamedListing[] {
  if (group.length < 2 || refinements.length === 0) return [...group];
  const counted = refinements.map((refinement) => [refinement, new Set(group.map(refinement)).size] as const);
  const [best, parts] = counted.reduce((most, next) => (next[1] > most[1] ? next : most));
  if (parts === 1) return [...group];
  const groups = new Map<string, NamedListing[]>();
  for (const named of group) {
    const addition = best(named);
    const name2 = addition ? `${named.name2}, ${addition}` : named.name2;
    groups.set(addition, [...(groups.get(addition) ?? []), { ...named, name2 }]);
  }
  const others = refinements.filter((refinement) => refinement !== best);
  return [...groups.values()].flatMap((part) => refine(part, others));
}

function centimetres(size: number | undefined, before = ''): string {
  return size === undefined ? '' : `${before}${String(size).replace('.', ',')} cm`;
}
