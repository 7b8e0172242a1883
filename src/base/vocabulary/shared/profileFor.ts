/** Who the account holder registers. Fixed, because rules and sentences elsewhere depend on each of them. */
export const profileFor = ['self', 'son', 'daughter', 'brother', 'sister', 'friend', 'relative'] as const;
export type ProfileFor = (typeof profileFor)[number];
