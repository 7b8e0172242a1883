import { plural, t } from '@lingui/core/macro';
import type { Card, FullProfile } from '../contract.ts';
import type { ManagedBy } from '../shared/visible/settings/rules.ts';
import { formatAmount, formatIncome } from './format.ts';

/** Formats the yearly income of a profile; null when it is not stated. */
export function incomeOf({
  incomeMinRupees: min,
  incomeMaxRupees: max,
}: Pick<Card, 'incomeMinRupees' | 'incomeMaxRupees'>): string | null {
  return formatAmounts(min || null, max || null);
}

/** Formats an amount with one or both ends given; null without any. */
export const formatAmounts = (min: number | null, max: number | null): string | null =>
  min !== null && max !== null ? formatIncome(min, max) : formatRange(min, max, formatAmount);

/** Returns who manages the profile, in words. */
export function managedByText(managedBy: ManagedBy): string {
  switch (managedBy) {
    case 'parents':
      return t`Parents`;
    case 'sibling':
      return t`Sibling`;
    case 'friend':
      return t`Friend`;
    case 'relative':
      return t`Relative`;
    default:
      return t`Self`;
  }
}

type Siblings = Pick<FullProfile['family'], 'brothers' | 'sisters' | 'marriedBrothers' | 'marriedSisters'>;

/** Formats siblings: 2 brothers (1 married), no sisters; null when neither is stated. */
export function siblings({ brothers, sisters, marriedBrothers, marriedSisters }: Siblings): string | null {
  if (brothers === 0 && sisters === 0) return t`No brothers or sisters`;
  const parts = [
    brothers !== null &&
      withMarried(
        plural(brothers, { 0: 'No brothers', one: '# brother', other: '# brothers' }),
        brothers,
        marriedBrothers,
      ),
    sisters !== null &&
      withMarried(
        brothers === null
          ? plural(sisters, { 0: 'No sisters', one: '# sister', other: '# sisters' })
          : plural(sisters, { 0: 'no sisters', one: '# sister', other: '# sisters' }),
        sisters,
        marriedSisters,
      ),
  ].filter(Boolean);
  return parts.join(', ') || null;
}

function withMarried(counted: string, all: number, married: number | null): string {
  if (all === 0 || married === null) return counted;
  if (married === 0) return all === 1 ? t`${counted} (not married)` : t`${counted} (none married)`;
  return all === 1 ? t`${counted} (married)` : t`${counted} (${married} married)`;
}

/** Formats a range with one or both ends given; null without any. */
export function formatRange(
  min: number | null,
  max: number | null,
  words: (value: number) => string,
): string | null {
  const least = min === null ? '' : words(min);
  const most = max === null ? '' : words(max);
  if (least && most) return t`${least} to ${most}`;
  if (least) return t`${least} and above`;
  return most ? t`Up to ${most}` : null;
}
