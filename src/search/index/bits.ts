// Sets of rows: one bit for each, 32 to a word.

export type Bits = Uint32Array<ArrayBuffer>;

export const makeBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5);

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31));
}

export const hasBit = (bits: Bits, row: number): boolean => ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;

/** Returns how many of the first `words` words' bits are set. */
export function countBits(bits: Bits, words: number): number {
  let sum = 0;
  for (let place = 0; place < words; place++) {
    let word = bits[place]!;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

/** Keeps of `bits` what `other` has, too; nothing where there is no other set. */
export function intersect(bits: Bits, other: Bits | undefined, words: number): void {
  if (!other) bits.fill(0, 0, words);
  else for (let place = 0; place < words; place++) bits[place]! &= other[place]!;
}

/** Removes from `bits` what `other` has. */
export function subtract(bits: Bits, other: Bits, words: number): void {
  for (let place = 0; place < words; place++) bits[place]! &= ~other[place]!;
}

/** Adds to `bits` what `other` has. */
export function unite(bits: Bits, other: Bits, words: number): void {
  for (let place = 0; place < words; place++) bits[place]! |= other[place]!;
}
