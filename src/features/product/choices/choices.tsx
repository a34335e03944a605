import { useEffect, useRef } from 'react';
import type { LineOptions } from '#domain/line-key.ts';
import type { ChoiceProblem } from '#domain/offering/choice.ts';
import type { ChoicesView } from '#domain/views/choices.ts';
import { useLaterTexts } from '#src/data/error-texts.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './choices.module.css';
import { ExtraField } from './extra-field.tsx';
import { SlotField } from './slot-field.tsx';
import { TierTable } from './tier-table.tsx';

export interface ChoicesProps {
  readonly choices: ChoicesView;
  readonly choice: LineOptions;
  readonly qty: number;
  /** What is wrong with the choice now. */
  readonly problems: readonly ChoiceProblem[];
  /** Ids of required choices that were missing when the shopper pressed the buy button. */
  readonly missing: ReadonlySet<string>;
  readonly onChange: (choice: LineOptions) => void;
}

/** The choices of a product: slots of a bundle, extras, and prices for several at once. */
export function Choices({ choices, choice, qty, problems, missing, onChange }: ChoicesProps) {
  const t = useWords();
  const { offering, parts } = choices;
  const fields = useRef<HTMLDivElement>(null);
  const areTextsHere = useLaterTexts();
  const problemOf = (id: string, label: string): string | null => {
    const isMissing = missing.has(id) && problems.some((problem) => problem.kind === 'missing' && problem.id === id);
    return areTextsHere && isMissing ? t('errors:choiceMissing', { label }) : null;
  };
  useEffect(() => {
    // Who pressed before the words of the messages came is led to the choice when they are here.
    if (!areTextsHere || missing.size === 0) return;
    fields.current?.querySelector<HTMLElement>('[data-problem="true"] :is(input, select)')?.focus();
  }, [missing, areTextsHere]);
  return (
    <div ref={fields} className={styles.fields}>
      {(offering.slots ?? []).map((slot) => (
        <SlotField
          key={slot.id}
          slot={slot}
          parts={parts}
          selection={choice.bundle?.[slot.id]}
          problem={problemOf(slot.id, slot.label)}
          onChange={(selection) => onChange({ ...choice, bundle: { ...choice.bundle, [slot.id]: selection } })}
        />
      ))}
      {offering.extras.map((extra) => (
        <ExtraField
          key={extra.id}
          extra={extra}
          baseMinor={offering.base?.amountMinor ?? 0}
          answer={String(choice.custom?.[extra.id] ?? '')}
          problem={problemOf(extra.id, extra.label)}
          onChange={(answer) => onChange({ ...choice, custom: { ...choice.custom, [extra.id]: answer } })}
        />
      ))}
      {offering.tiers.length > 0 && <TierTable offering={offering} qty={qty} />}
    </div>
  );
}
