/** Whether a text is written as the ID of a profile is: P001 of a sample, P with eight letters and digits of any other. */
export const isPublicId = (text: string): boolean => /^P[0-9A-Z]{3,8}$/.test(text);

/**
 * Returns whether what somebody typed means the ID of a profile, in small letters too. One ID in twenty has no digit and reads
 * like a name, as Prashanth reads like an ID: `perhaps`.
 */
export function meansPublicId(typed: string): 'yes' | 'perhaps' | 'no' {
  if (/^P[0-9A-Z]*\d[0-9A-Z]*$/i.test(typed)) return 'yes';
  return /^P[A-Z]{8}$/i.test(typed) ? 'perhaps' : 'no';
}
