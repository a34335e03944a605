import { QTY_MAX } from '#config/limits.ts';
import type { LineOptions } from '../line-key.ts';
import { chosenLinks, valueIds } from './count.ts';
import type { OfferedSlot, Offering } from './offering.ts';

/** A problem with a choice: something required is missing, a value is no longer offered, or a text is too long. */
export interface ChoiceProblem {
  readonly kind: 'missing' | 'gone' | 'tooLong';
  /** Id and label of the extra or slot. */
  readonly id: string;
  readonly label: string;
  readonly maxLength: number | null;
}

type BundleChoice = NonNullable<LineOptions['bundle']>;

/**
 * The normal form of a choice, which is part of the line's key: texts trimmed, values sorted and without repetition,
 * fixed quantities set to the bundle's own, and empty answers left out.
 */
export function cleanChoice(offering: Offering, { custom = {}, bundle = {} }: LineOptions): LineOptions {
  const answers = Object.entries(custom)
    .map(([id, answer]): [string, string] => {
      const isText = offering.extras.find((extra) => extra.id === id)?.kind === 'text';
      return [id, isText ? String(answer).trim() : [...new Set(valueIds(answer))].sort().join(',')];
    })
    // A value counts when its id is above zero (spec 5: custom option values).
    .filter(([, answer]) => answer !== '' && answer !== '0');
  const slots = Object.entries(bundle)
    .map(([id, selection]): [string, BundleChoice[string]] => [id, cleanSelection(offering, id, selection)])
    .filter(([, { qty, selections }]) => qty !== 0 && selections.length > 0);
  return {
    ...(answers.length > 0 ? { custom: Object.fromEntries(answers) } : {}),
    ...(slots.length > 0 ? { bundle: Object.fromEntries(slots) } : {}),
  };
}

function cleanSelection(
  { slots }: Offering,
  id: string,
  { qty, selections }: BundleChoice[string],
): BundleChoice[string] {
  const slot = slots?.find((candidate) => candidate.id === id);
  const chosen = [...new Set(selections.map(String))].sort();
  if (qty === 0 || !slot) return { qty, selections: chosen };
  if (slot.kind === 'many') return { qty: 1, selections: chosen };
  const link = slot.links.find((candidate) => candidate.id === chosen[0]);
  return { qty: link && !link.canChangeQty ? link.qty : qty, selections: chosen };
}

/** A choice without what the shop took away since: a page has no field in which that could be taken back. */
export function offeredChoice({ extras, slots }: Offering, { custom = {}, bundle = {} }: LineOptions): LineOptions {
  const answers = Object.entries(custom).flatMap(([id, answer]): [string, string | number][] => {
    const extra = extras.find((candidate) => candidate.id === id);
    if (!extra) return [];
    if (extra.kind === 'text') return [[id, answer]];
    return [
      [
        id,
        valueIds(answer)
          .filter((one) => extra.values.some((value) => value.id === one))
          .join(),
      ],
    ];
  });
  const selected = Object.entries(bundle).flatMap(([id, { qty, selections }]): [string, BundleChoice[string]][] => {
    const links = slots?.find((candidate) => candidate.id === id)?.links ?? [];
    const offered = selections.filter((one) => links.some((link) => link.id === String(one)));
    return offered.length > 0 || qty === 0 ? [[id, { qty, selections: offered }]] : [];
  });
  return { custom: Object.fromEntries(answers), bundle: Object.fromEntries(selected) };
}

export interface ReadChoice {
  /** What fields show. */
  readonly choice: LineOptions;
  /** The same in the form in which it is bought. */
  readonly own: LineOptions;
  readonly problems: readonly ChoiceProblem[];
}

/** A choice as somebody makes it on a page. */
export function readChoice(offering: Offering, picked: LineOptions): ReadChoice {
  const choice = offeredChoice(offering, picked);
  const own = cleanChoice(offering, choice);
  return { choice, own, problems: choiceProblems(offering, own) };
}

/** What is wrong with a clean choice, in the order of the page. */
export function choiceProblems(offering: Offering, options: LineOptions): ChoiceProblem[] {
  return [...extraProblems(offering, options), ...slotProblems(offering, options)];
}

function extraProblems({ extras }: Offering, { custom = {} }: LineOptions): ChoiceProblem[] {
  const known = new Set(extras.map(({ id }) => id));
  const strange = Object.keys(custom).filter((id) => !known.has(id));
  return [
    ...strange.map((id): ChoiceProblem => ({ kind: 'gone', id, label: id, maxLength: null })),
    ...extras.flatMap(({ id, kind, label, isRequired, maxLength, values }): ChoiceProblem[] => {
      const answer = custom[id];
      const problem = (what: ChoiceProblem['kind']): ChoiceProblem[] => [{ kind: what, id, label, maxLength }];
      if (answer === undefined) return isRequired ? problem('missing') : [];
      if (kind === 'text') return maxLength !== null && String(answer).length > maxLength ? problem('tooLong') : [];
      const chosen = valueIds(answer);
      const isOffered = chosen.every((one) => values.some((value) => value.id === one));
      return isOffered && (kind === 'many' || chosen.length === 1) ? [] : problem('gone');
    }),
  ];
}

function slotProblems(offering: Offering, { bundle = {} }: LineOptions): ChoiceProblem[] {
  const slots = offering.slots ?? [];
  const strange = Object.keys(bundle).filter((id) => !slots.some((slot) => slot.id === id));
  const wrong = slots.flatMap((slot) => {
    const kind = slotProblem(slot, bundle[slot.id]);
    return kind ? [{ kind, id: slot.id, label: slot.label, maxLength: null }] : [];
  });
  const found: ChoiceProblem[] = [
    ...strange.map((id): ChoiceProblem => ({ kind: 'gone', id, label: id, maxLength: null })),
    ...wrong,
  ];
  const [first] = slots;
  const isEmpty = offering.slots !== null && chosenLinks(offering, { bundle }).length === 0;
  // An empty bundle cannot be bought, even when no single slot is required.
  if (isEmpty && found.length === 0)
    return [{ kind: 'missing', id: first?.id ?? '', label: first?.label ?? '', maxLength: null }];
  return found;
}

function slotProblem(slot: OfferedSlot, selection: BundleChoice[string] | undefined): ChoiceProblem['kind'] | null {
  if (!selection) return slot.isRequired ? 'missing' : null;
  const { qty, selections } = selection;
  const isQty = Number.isInteger(qty) && qty > 0 && qty <= QTY_MAX;
  const isOffered = selections.every((id) => slot.links.some((link) => link.id === String(id)));
  return isQty && isOffered && (slot.kind === 'many' || selections.length === 1) ? null : 'gone';
}

/** The choice to begin with: the default of each slot, or else its first available article (spec 4: bundle). */
export function firstChoice({ slots }: Offering): LineOptions {
  const bundle: Record<string, BundleChoice[string]> = {};
  for (const { id, kind, links } of slots ?? []) {
    const available = links.filter(({ max, qty }) => max >= qty);
    const offered = available.length > 0 ? available : links;
    const defaults = offered.filter(({ isDefault }) => isDefault);
    const chosen = defaults.length > 0 ? defaults : offered.slice(0, 1);
    const wanted = kind === 'one' ? chosen.slice(0, 1) : chosen;
    if (wanted.length === 0) continue;
    bundle[id] = { qty: kind === 'one' ? wanted[0]!.qty : 1, selections: wanted.map((link) => link.id) };
  }
  return slots ? { bundle } : {};
}

/** Labels and values of a choice, for cart and order. */
export function choiceLabels(
  offering: Offering,
  options: LineOptions,
): { readonly label: string; readonly value: string }[] {
  const { custom = {} } = options;
  const ofExtras = offering.extras.flatMap(({ id, kind, label, values }) => {
    const answer = custom[id];
    if (answer === undefined) return [];
    const chosen = new Set(valueIds(answer));
    const words = values.filter((value) => chosen.has(value.id)).map((value) => value.label);
    return [{ label, value: kind === 'text' ? String(answer) : words.join(', ') }];
  });
  const ofSlots = (offering.slots ?? []).flatMap((slot) => {
    const links = chosenLinks(offering, options).filter((chosen) => chosen.slot === slot);
    const words = links.map(({ link, pieces }) => (pieces > 1 ? `${pieces} × ${link.label}` : link.label));
    return words.length > 0 ? [{ label: slot.label, value: words.join(', ') }] : [];
  });
  return [...ofExtras, ...ofSlots];
}
