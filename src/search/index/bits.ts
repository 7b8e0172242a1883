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
    const word = bits[place]!;
    if (word !== 0) sum += countOnes(word);
  }
  return sum;
}

/** Returns how many bits both sets have. */
export function countCommon(bits: Bits, other: Bits, words: number): number {
  let sum = 0;
  for (let place = 0; place < words; place++) sum += countOnes(bits[place]! & other[place]!);
  return sum;
}

function countOnes(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555);
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Keeps of `bits` what `other` has, too; nothing where there is no other set. */
export function intersect(bits: Bits, other: Bits | undefined, words: number): void {
  if (!other) bits.fill(0, 0, words);
  else for (let place = 0; place < words; place++) bits[place]! &= other[place]!;
}

/**
 * Writes to `bits` what `first` has, and all of `all`, and none of `none`. Four sets are read at once: to read and write
 * `bits` again for each takes twice as long.
 */
export function combine(bits: Bits, first: Bits, all: Bits[], none: Bits[], words: number): void {
  let from = first;
  for (let next = 0; next < all.length; next += 4) {
    const a = all[next]!;
    const b = all[next + 1] ?? a;
    const c = all[next + 2] ?? a;
    const d = all[next + 3] ?? a;
    for (let place = 0; place < words; place++)
      bits[place] = from[place]! & a[place]! & b[place]! & c[place]! & d[place]!;
    from = bits;
  }
  for (let next = 0; next < none.length; next += 2) {
    const a = none[next]!;
    const b = none[next + 1] ?? a;
    for (let place = 0; place < words; place++) bits[place] = from[place]! & ~(a[place]! | b[place]!);
    from = bits;
  }
  if (from !== bits) bits.set(first.subarray(0, words));
}

/** Keeps of `bits` what any of the others has. */
export function intersectWithAny(bits: Bits, others: Bits[], words: number): void {
  const [first, second, ...more] = others;
  if (!second) {
    intersect(bits, first, words);
    return;
  }
  for (let place = 0; place < words; place++) {
    const among = bits[place]!;
    if (among === 0) continue;
    let any = first![place]! | second[place]!;
    for (const other of more) any |= other[place]!;
    bits[place] = among & any;
  }
}

/** Removes from `bits` what `other` has. */
export function subtract(bits: Bits, other: Bits, words: number): void {
  for (let place = 0; place < words; place++) bits[place]! &= ~other[place]!;
}

/** Adds to `bits` what `other` has. */
export function unite(bits: Bits, other: Bits, words: number): void {
  for (let place = 0; place < words; place++) bits[place]! |= other[place]!;
}
