/** Returns a text with the digits of every script in ASCII. */
export function asAscii(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    // The zero of a script has a code that ends in 0, or in 6.
    const first = code - (code % 16);
    const zero = /\p{Nd}/u.test(String.fromCodePoint(first)) ? first : first + 6;
    return String(code - zero);
  });
}
