const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const BITS = 40n;
const mask = (1n << BITS) - 1n;

/** Looks drawn, yet is different for every seed and number: each step can be undone, so no two give the same. */
export function publicIdOf(seed: number, n: number): string {
  let bits = (BigInt(seed) << 23n) | BigInt(n);
  for (const [factor, shift] of [
    [0x9e3779b97fn, 21n],
    [0xbf58476d1dn, 17n],
  ] as const) {
    bits = (bits * factor) & mask;
    bits ^= bits >> shift;
  }
  return `P${Array.from({ length: 8 }, (_, place) => ALPHABET[Number((bits >> BigInt(place * 5)) & 31n)]).join('')}`;
}
