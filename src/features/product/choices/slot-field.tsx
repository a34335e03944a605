import { type ReactNode, useId } from 'react';
import type { LineOptions } from '#domain/line-key.ts';
import type { OfferedLink, OfferedSlot } from '#domain/offering/offering.ts';
import type { ChoicesView } from '#domain/views/choices.ts';
import { Picture } from '#src/ui/picture.tsx';
import { Quantity } from '#src/ui/quantity.tsx';
import { StockBadge } from '#src/ui/stock-badge.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './choices.module.css';
import { useSaidPrice } from './use-said-price.ts';

type Selection = NonNullable<LineOptions['bundle']>[string];

interface SlotFieldProps {
  readonly slot: OfferedSlot;
  readonly parts: ChoicesView['parts'];
  readonly selection: Selection | undefined;
  readonly problem: string | null;
  readonly onChange: (selection: Selection) => void;
}

const NOTHING: Selection = { qty: 0, selections: [] };
const PICTURE = { width: 64, height: 62, sizes: '64px' };

/** The field of a bundle slot: one of its articles with a quantity, or any number of them. */
export function SlotField({ slot, parts, selection, problem, onChange }: SlotFieldProps) {
  const t = useWords();
  const name = useId();
  const chosen = new Set(selection && selection.qty > 0 ? selection.selections.map(String) : []);
  const isMany = slot.kind === 'many';
  const choose = (link: OfferedLink, isChosen: boolean): void => {
    if (!isMany) return onChange({ qty: link.qty, selections: [link.id] });
    const others = [...chosen].filter((id) => id !== link.id);
    const selections = isChosen ? [...others, link.id] : others;
    return onChange(selections.length > 0 ? { qty: 1, selections } : NOTHING);
  };
  return (
    <fieldset
      className={styles.field}
      data-testid="bundle-slot"
      data-id={slot.id}
      data-problem={problem !== null}
      aria-describedby={`${name}-problem`}
    >
      <legend className={styles.legend}>
        {slot.label} {!slot.isRequired && <span className={styles.hint}>{t('choice.optional')}</span>}
      </legend>
      <div className={styles.rows}>
        {slot.links.map((link) => (
          <Row
            key={link.id}
            link={link}
            part={parts[link.partSku]}
            pieces={!isMany && chosen.has(link.id) ? selection!.qty : link.qty}
            control={
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={name}
                value={link.id}
                checked={chosen.has(link.id)}
                disabled={link.max === 0 && !chosen.has(link.id)}
                onChange={(event) => choose(link, event.target.checked)}
              />
            }
            quantity={
              !isMany &&
              link.canChangeQty &&
              chosen.has(link.id) && (
                <Quantity
                  value={selection!.qty}
                  max={Math.max(1, link.max)}
                  labels={{
                    field: t('set.quantityOf', { name: link.label }),
                    fewer: t('set.fewerOf', { name: link.label }),
                    more: t('set.moreOf', { name: link.label }),
                  }}
                  onChange={(wanted) => {
                    if (Number.isInteger(wanted) && wanted >= 1)
                      onChange({ qty: Math.min(wanted, Math.max(1, link.max)), selections: [link.id] });
                  }}
                />
              )
            }
          />
        ))}
        {!isMany && !slot.isRequired && (
          <label className={styles.row}>
            <input type="radio" name={name} value="" checked={chosen.size === 0} onChange={() => onChange(NOTHING)} />
            <span className={styles.without}>{t('choice.none')}</span>
          </label>
        )}
      </div>
      <p id={`${name}-problem`} className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}

interface RowProps {
  readonly link: OfferedLink;
  readonly part: ChoicesView['parts'][string] | undefined;
  readonly pieces: number;
  readonly control: ReactNode;
  readonly quantity: ReactNode;
}

function Row({ link, part, pieces, control, quantity }: RowProps) {
  const t = useWords();
  const say = useSaidPrice();
  const amount = link.price?.amountMinor;
  return (
    <div className={styles.choice}>
      <label className={styles.row}>
        {control}
        <Picture image={part?.image ?? null} alt="" {...PICTURE} />
        <span className={styles.words}>
          <span>{pieces > 1 ? `${pieces} × ${link.label}` : link.label}</span>
          {part?.variant && <span className={styles.hint}>{part.variant}</span>}
          {link.max === 0 && part && <StockBadge status={part.maxQty === 0 ? part.stock : 'out_of_stock'} />}
        </span>
        {amount !== undefined && (
          <span className={styles.cost}>
            {say(amount * pieces)}
            {pieces > 1 && <span className={styles.hint}>{t('choice.each', { price: say(amount) })}</span>}
          </span>
        )}
      </label>
      {quantity && <div className={styles.quantity}>{quantity}</div>}
    </div>
  );
}
