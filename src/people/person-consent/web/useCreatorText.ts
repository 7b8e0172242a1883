import { useLingui } from '@lingui/react/macro';
import type { Relation } from '../../profiles/shared/managed/lists.ts';

/** Returns who has created the profile of the person at the screen, as a sentence. */
export function useCreatorText(
  creator: { name: string | null; relation: Relation } | null,
  site: string,
): string {
  const { t } = useLingui();
  const relations: Partial<Record<Relation, string>> = {
    mother: t`Your mother`,
    father: t`Your father`,
    parent: t`Your parent`,
    brother: t`Your brother`,
    sister: t`Your sister`,
    sibling: t`Your brother or sister`,
    son: t`Your son`,
    daughter: t`Your daughter`,
    friend: t`Your friend`,
    relative: t`Your relative`,
  };
  const relation = (creator && relations[creator.relation]) ?? t`Your family`;
  const who = creator?.name ? `${relation}, ${creator.name},` : relation;
  return t`${who} has created a profile for you on ${site}`;
}
