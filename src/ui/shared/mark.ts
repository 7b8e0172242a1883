/** The two strands of the site's mark, the smallest kolam, as paths in a square of 64; the second one is golden. */
export const STRANDS = [
  'M16 3C25 3 26 10 32 16L48 32C54 38 61 39 61 48C61 56 56 61 48 61C39 61 38 54 32 48L16 32C10 26 3 25 3 16C3 8 8 3 16 3Z',
  'M32 16L16 32C10 38 3 39 3 48C3 56 8 61 16 61C25 61 26 54 32 48L48 32C54 26 61 25 61 16C61 8 56 3 48 3C39 3 38 10 32 16Z',
] as const;
