/** Interests a free member may send in a day (India's calendar). Premium members send without limit. */
export const FREE_INTERESTS_A_DAY = 5;

/** How many interests a member may send in a day; null without a limit. */
export function interestsADay(premium: boolean): number | null {
  return premium ? null : FREE_INTERESTS_A_DAY;
}
