import { useLingui } from '@lingui/react/macro';
import type { Relation } from '../../managers/rules.ts';

/**
 * Returns who somebody is to the person of a profile, as the beginning of a sentence.
 * @param relation as it was stated; null, or one of another version: another manager
 */
export function useAskedBy(relation: string | null, name: string): string {
  const { t } = useLingui();
  const people: Record<Relation, string> = {
    self: name,
    mother: t`${name}'s mother`,
    father: t`${name}'s father`,
    brother: t`${name}'s brother`,
    sister: t`${name}'s sister`,
    son: t`${name}'s son`,
    daughter: t`${name}'s daughter`,
    relative: t`A relative of ${name}`,
    friend: t`A friend of ${name}`,
  };
  return relation && Object.hasOwn(people, relation) ? people[relation as Relation] : t`Another manager`;
}
