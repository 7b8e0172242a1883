/** Returns the part of a name that visitors see: its first word that is more than an initial. */
export function firstName(full: string): string {
  const words = full.split(' ');
  return words.find((word) => word.replace(/[.\p{M}]/gu, '').length > 1) ?? words[0] ?? '';
}
