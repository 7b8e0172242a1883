import type { I18n } from '@lingui/core';

/** How many names an email lists at most. */
const NAMES_MAX = 5;

/** Returns names as a list for a sentence, and how many more there are. Two people may have the same name. */
export function joinNames(i18n: I18n, people: { name: string }[]): string {
  const names = people.map(({ name }) => name);
  const shown = names.slice(0, NAMES_MAX).join(', ');
  if (names.length <= NAMES_MAX) return shown;
  return i18n._({
    id: 'mail.names.more',
    message: '{names} and {count, plural, one {# more} other {# more}}',
    values: { names: shown, count: names.length - NAMES_MAX },
  });
}

/** Returns the last day of what ends at an instant: what ends at midnight ends with the day before. */
export const lastDay = (endsAt: Date) => new Date(endsAt.getTime() - 1);
