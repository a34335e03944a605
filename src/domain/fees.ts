import type { TotalsFee } from './totals.ts';
import { inLocale, type Translations } from './translations.ts';

/** An extra fee that a shopper can choose (spec 3: fee item), with what a cart must be like for it. */
export interface Fee {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  /** One option is always on the cart. */
  readonly isRequired: boolean;
  /** How many options can be chosen. */
  readonly choice: 'one' | 'many';
  /** `null`: everywhere. */
  readonly countries: readonly string[] | null;
  /** Codes of the delivery methods that it goes with; `null`: any, also none. */
  readonly shippingMethods: readonly string[] | null;
  /** In kilograms: one piece of the cart weighs so much or more; `null`: whatever it weighs. */
  readonly weightMin: number | null;
  /** Categories: that piece is in one of them; missing: whatever it is. */
  readonly categoryIds?: readonly number[];
  readonly options: readonly FeeOption[];
  readonly translations: Translations<'name' | 'description'>;
}

export interface FeeOption {
  /** Joins fee and option: `4/11`. */
  readonly code: string;
  readonly id: number;
  readonly label: string;
  /** Gross, minor units. */
  readonly priceMinor: number;
  readonly isDefault: boolean;
  /** Categories: a piece that the fee is for is in one of them; missing: whatever it is. */
  readonly categoryIds?: readonly number[];
  readonly translations: Translations<'label'>;
}

/** What of a line decides which fees are offered. */
export interface FeePiece {
  /** Of one piece, in kilograms; `null` where nobody knows it. */
  readonly weight: number | null;
  /** All that it is in, from the top of the tree. */
  readonly categoryIds: readonly number[];
}

/** What decides which fees are offered. */
export interface FeeSituation {
  readonly country: string;
  /** Code of the delivery method, or empty. */
  readonly shippingMethod: string;
  /** One for each line. */
  readonly pieces: readonly FeePiece[];
}

/** The fees whose conditions a cart meets, with those of their options (contract: getFeeItemsForQuote). */
export function offeredFees(fees: readonly Fee[], { country, shippingMethod, pieces }: FeeSituation): Fee[] {
  return fees
    .filter(
      (fee) =>
        (fee.countries?.includes(country) ?? true) &&
        (fee.shippingMethods?.includes(shippingMethod) ?? true) &&
        isForSome(fee, pieces),
    )
    .map((fee) => {
      const ofFee = pieces.filter((piece) => isForPiece(fee, piece));
      return { ...fee, options: fee.options.filter((option) => isForSome(option, ofFee)) };
    })
    .filter(({ options }) => options.length > 0);
}

type PieceCondition = Partial<Pick<Fee, 'weightMin' | 'categoryIds'>>;

function isForPiece({ weightMin = null, categoryIds }: PieceCondition, piece: FeePiece): boolean {
  const isHeavy = weightMin === null || (piece.weight !== null && piece.weight >= weightMin);
  return isHeavy && (categoryIds?.some((id) => piece.categoryIds.includes(id)) ?? true);
}

/** What asks nothing of a piece is for a cart whatever is in it. */
function isForSome(condition: PieceCondition, pieces: readonly FeePiece[]): boolean {
  const { weightMin = null, categoryIds } = condition;
  return (weightMin === null && !categoryIds) || pieces.some((piece) => isForPiece(condition, piece));
}

/**
 * The options of a fee that are on the cart, of those that are chosen. Where one is required, it is the chosen one, else the
 * default, else the first. Nothing else is ever chosen for the shopper: what costs more is added by who pays it.
 */
export function chosenOptions({ options, choice, isRequired }: Fee, chosen: readonly string[]): FeeOption[] {
  const known = options.filter(({ code }) => chosen.includes(code));
  if (known.length === 0 && isRequired) return [options.find(({ isDefault }) => isDefault) ?? options[0]!];
  return choice === 'one' ? known.slice(0, 1) : known;
}

/** What the chosen options of the offered fees cost, in the order of the shop; a choice that is not offered costs nothing. */
export function chosenFees(
  offered: readonly Fee[],
  chosen: readonly string[],
  taxBasisPoints: number,
): readonly TotalsFee[] {
  return offered.flatMap((fee) =>
    chosenOptions(fee, chosen).map(({ code, label, priceMinor }) => ({
      code,
      label,
      amountMinor: priceMinor,
      taxBasisPoints,
    })),
  );
}

/** The choices that cannot be had: not offered, or beside another one where one is the most. */
export function missingFees(offered: readonly Fee[], chosen: readonly string[]): readonly string[] {
  const had = new Set(offered.flatMap((fee) => chosenOptions(fee, chosen).map(({ code }) => code)));
  return chosen.filter((code) => !had.has(code));
}

/** The choices after one of them was changed. */
export function withFeeOption(fee: Fee, chosen: readonly string[], code: string | null, isChosen = true): string[] {
  const ofFee = new Set(fee.options.map((option) => option.code));
  const others = chosen.filter((each) => each !== code && !(fee.choice === 'one' && ofFee.has(each)));
  return code !== null && isChosen ? [...others, code] : others;
}

/** A fee in the words of a locale. */
export function feeInLocale(fee: Fee, locale: string): Fee {
  return { ...inLocale(fee, locale), options: fee.options.map((option) => inLocale(option, locale)) };
}

/** Joins a fee and one of its options. */
export function feeCode(feeId: number, optionId: number): string {
  return `${feeId}/${optionId}`;
}

/** The numbers of a fee and its option. */
export function feeNumbers(code: string): { readonly feeId: number; readonly optionId: number } {
  const [feeId, optionId] = code.split('/').map(Number);
  return { feeId: feeId!, optionId: optionId! };
}
