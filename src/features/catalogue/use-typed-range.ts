import { useState } from 'react';
import type { Spread } from '#domain/spread.ts';
import {
  handlesAt,
  readNumber,
  type RangeProblem,
  readRange,
  typedNumber,
  type TypedRange,
} from '#domain/typed-range.ts';
import type { FacetView } from '#domain/views/listing.ts';

export interface FacetRangeProps {
  readonly facet: Pick<FacetView, 'code' | 'isMeasure' | 'options'>;
  readonly spread: Spread;
  /** What the facet is called. */
  readonly name: string;
  readonly onToggle: (code: string, value: string) => void;
}

interface Draft extends TypedRange {
  /** The choice that it would replace; with another one that was not asked for here the draft is over. */
  readonly of: string;
  /** The choice that was asked for last, and is not there yet. */
  readonly asked?: string | undefined;
  /** Whether it was changed since that was asked for. */
  readonly isEdited: boolean;
  readonly problem?: RangeProblem | undefined;
}

interface TypedRangeState {
  readonly typed: Draft;
  /** Where the handles stand. */
  readonly handles: { readonly from: number; readonly to: number };
  readonly edit: (end: Partial<TypedRange>) => void;
  /** Chooses what was typed, or says why it cannot be chosen. */
  readonly choose: () => void;
}

/** The range of a facet that is being typed or dragged; what is chosen, as long as it is not. */
export function useTypedRange({ facet, spread, onToggle }: Omit<FacetRangeProps, 'name'>): TypedRangeState {
  const [draft, setDraft] = useState<Draft | null>(null);
  const chosen = facet.options.filter(({ isChosen }) => isChosen).map(({ value }) => value);
  const of = chosen.join();
  const ends = handlesAt(chosen, spread);
  const textsAt = (values: readonly string[]): TypedRange => {
    const { from, to } = handlesAt(values, spread);
    return { from: typedNumber(from), to: typedNumber(to) };
  };
  // What was asked for is shown from then on as it stands: the ends of the list may be others by now.
  if (draft?.asked === of) setDraft(draft.isEdited ? { ...draft, of, asked: undefined } : null);
  else if (draft && draft.of !== of) setDraft(null);
  const typed: Draft = draft ?? { of, isEdited: false, ...textsAt(chosen) };
  const choose = (): void => {
    const read = readRange(typed, spread);
    if (!read.ok) return setDraft({ ...typed, problem: read.error });
    // The answer to the last choice may be on its way, and this one follows it.
    const standing = typed.asked === undefined ? chosen : [typed.asked].filter(Boolean);
    const others = standing.filter((value) => value !== read.value);
    // A value that is not chosen yet takes the place of all others.
    if (read.value !== null && others.length === standing.length) onToggle(facet.code, read.value);
    else for (const value of others) onToggle(facet.code, value);
    const asked = read.value === null ? [] : [read.value];
    setDraft({ of: typed.of, asked: asked.join(), isEdited: false, ...textsAt(asked) });
  };
  return {
    typed,
    handles: {
      from: readNumber(typed.from, spread.from) ?? ends.from,
      to: readNumber(typed.to, spread.to) ?? ends.to,
    },
    edit: (end) => setDraft({ ...typed, problem: undefined, isEdited: true, ...end }),
    choose,
  };
}
