import { useLingui } from '@lingui/react/macro';
import type { Relation } from '../../../people/profiles/shared/managed/lists.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';

/**
 * Returns who somebody is to the person of a profile, as the beginning of a sentence.
 * @param relation null, or one of another version: another manager
 */
export function useAskedBy(relation: string | null, name: string): string {
  const { t } = useLingui();
  const { self } = useSubject();
  const people: Partial<Record<Relation, string>> = {
    self: name,
    mother: self ? t`Your mother` : t`${name}'s mother`,
    father: self ? t`Your father` : t`${name}'s father`,
    parent: self ? t`Your parent` : t`A parent of ${name}`,
    brother: self ? t`Your brother` : t`${name}'s brother`,
    sister: self ? t`Your sister` : t`${name}'s sister`,
    sibling: self ? t`Your brother or sister` : t`${name}'s brother or sister`,
    son: self ? t`Your son` : t`${name}'s son`,
    daughter: self ? t`Your daughter` : t`${name}'s daughter`,
    relative: self ? t`Your relative` : t`A relative of ${name}`,
    friend: self ? t`Your friend` : t`A friend of ${name}`,
  };
  return (relation && people[relation as Relation]) || t`Another manager`;
}
