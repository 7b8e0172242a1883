// Tables of the ten poruthams: B. V. Raman, Muhurtha (chapter Marriage), and Kalaprakasika as followed in Tamil Nadu and Kerala.

/** The rashis that are amenable to each rashi, from Mesha on. */
export const AMENABLE: readonly (readonly number[])[] = [
  ...[[4, 7], [3, 6], [5], [7, 8], [6], [2, 11]],
  ...[[5, 9], [3], [11], [0, 10], [0], [9]],
];

export const RAJJUS = ['pada', 'kati', 'nabhi', 'kantha', 'shiro'] as const;

/** Rajjus of the nakshatras from Ashwini on: up from the feet to the head and down again, three times. */
const UP_AND_DOWN = [0, 1, 2, 3, 4, 3, 2, 1, 0];

/** Returns the part of the rope, and of the body, to which a nakshatra belongs. */
export const rajjuOf = (nakshatra: number) => RAJJUS[UP_AND_DOWN[(nakshatra - 1) % 9]!]!;

/** Pairs of nakshatras that pierce each other; Chitra has none. */
const VEDHAS = [
  ...['1 18', '2 17', '3 16', '4 15', '5 23', '6 22', '7 21'],
  ...['8 20', '9 19', '10 27', '11 26', '12 25', '13 24'],
];

/** Returns whether two nakshatras pierce each other. */
export const isVedha = (one: number, other: number): boolean =>
  VEDHAS.includes(`${Math.min(one, other)} ${Math.max(one, other)}`);

/** Nakshatras that the bride and the groom may share: fully, and passably. The others they should not. */
export const SHARED = {
  good: [4, 6, 10, 13, 16, 22, 26, 27],
  average: [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21],
};
