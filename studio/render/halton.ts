/** The `index`th number from 0 to 1 of a row that fills the interval evenly; rows of different primes go together. */
export function halton(index: number, prime: number): number {
  let fraction = 1;
  let result = 0;
  for (let rest = index; rest > 0; rest = Math.floor(rest / prime)) {
    fraction /= prime;
    result += fraction * (rest % prime);
  }
  return result;
}
