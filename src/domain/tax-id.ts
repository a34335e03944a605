/**
 * Whether a number can be the tax identification number of a company in a country (spec 6: business customers). Spaces,
 * dots and dashes do not count, nor the country's prefix and what a VAT number has behind it. A country without a check
 * of its own takes whatever is long enough (spec 5: tax ID at least 3).
 */
export function isTaxId(country: string, text: string): boolean {
  const compact = text.toUpperCase().replaceAll(/[\s.\-–]/g, '');
  const check = checks[country];
  return check ? check(compact) : compact.length >= TAX_ID_MIN_LENGTH;
}

const TAX_ID_MIN_LENGTH = 3;

const checks: Readonly<Record<string, (compact: string) => boolean>> = {
  // Organisasjonsnummer: nine digits, beginning with 8 or 9.
  NO: (compact) => {
    const digits = digitsOf(/^(?:NO)?([89]\d{8})(?:MVA)?$/, compact);
    return digits !== null && leftOver(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1], 11) === 0;
  },
  // Organisationsnummer: ten digits. A sole trader's is the owner's own number.
  SE: (compact) => {
    const digits = digitsOf(/^(?:SE)?(?:16)?(\d{10})(?:01)?$/, compact);
    return digits !== null && luhnSum(digits) % 10 === 0;
  },
  // CVR-nummer: eight digits.
  DK: (compact) => {
    const digits = digitsOf(/^(?:DK)?([1-9]\d{7})$/, compact);
    return digits !== null && leftOver(digits, [2, 7, 6, 5, 4, 3, 2, 1], 11) === 0;
  },
  // Y-tunnus: seven digits and a check digit; a remainder of 1 is never given out.
  FI: (compact) => {
    const digits = digitsOf(/^(?:FI)?(\d{8})$/, compact);
    return digits !== null && leftOver(digits, [7, 9, 10, 5, 8, 4, 2, 1], 11) === 0;
  },
};

function digitsOf(pattern: RegExp, compact: string): readonly number[] | null {
  const found = pattern.exec(compact)?.[1];
  return found === undefined ? null : Array.from(found, Number);
}

function leftOver(digits: readonly number[], weights: readonly number[], modulus: number): number {
  return digits.reduce((sum, digit, index) => sum + digit * weights[index]!, 0) % modulus;
}

/** Sum of the digits, every second one doubled, from the first on (ten digits). */
function luhnSum(digits: readonly number[]): number {
  return digits.reduce((sum, digit, index) => {
    const weighed = index % 2 === 0 ? digit * 2 : digit;
    return sum + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
}
