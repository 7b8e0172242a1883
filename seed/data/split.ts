/** A list written as running text: the items stand between commas or line ends. */
export function split(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
