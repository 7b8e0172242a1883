const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255);

const hexOf = (parts: number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

function luminance(hex: string): number {
  const [r, g, b] = partsOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colours (WCAG 2.2), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Mixes two colours. @param share of the first, 0 to 1 */
export function mixColours(one: string, other: string, share: number): string {
  const rest = partsOf(other);
  return hexOf(partsOf(one).map((part, place) => part * share + rest[place]! * (1 - share)));
}

/** Returns a colour that is lighter, or darker by a negative amount, of the same hue. @param amount 0 to 1 */
export const lighten = (hex: string, amount: number): string =>
  amount >= 0 ? mixColours('#ffffff', hex, amount) : mixColours('#000000', hex, -amount);
