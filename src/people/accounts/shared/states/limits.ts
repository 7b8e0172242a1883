/**
 * How many days before an account that nobody confirmed is deleted its person is notified; the link in that email works as long. The
 * DPDP Rules, 2025 (rule 8) ask for 48 hours.
 */
export const WARNED_DAYS = 14;
