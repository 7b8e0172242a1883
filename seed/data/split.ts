/** Splits a list written as running text: the items are separated by commas or line ends. */
export function split(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
