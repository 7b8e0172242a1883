import { useLingui } from '@lingui/react/macro';
import { managerText } from '../../profiles/web/relationText.ts';
import type { ManagerRelation, Role } from '../shared/rules.ts';

/** Returns the words for roles and relations. */
export function useManagerTexts() {
  const { t } = useLingui();
  const relations: Record<ManagerRelation, string> = {
    self: t`Self`,
    mother: t`Mother`,
    father: t`Father`,
    brother: t`Brother`,
    sister: t`Sister`,
    son: t`Son`,
    daughter: t`Daughter`,
    relative: t`Relative`,
    friend: t`Friend`,
  };
  const roles: Record<Role, { name: string; help: string }> = {
    owner: { name: t`Owner`, help: t`Can do everything, and invite or remove others.` },
    manager: { name: t`Manager`, help: t`Can edit the profile, send interests and write messages.` },
    viewer: { name: t`Viewer`, help: t`Can see everything, but can't make changes.` },
  };
  return {
    relations,
    roles,
    /** The relation, also one that only the registration says, or that nobody has entered one. */
    relationName: (relation: string | null) =>
      relation && Object.hasOwn(relations, relation)
        ? relations[relation as ManagerRelation]
        : managerText(relation ?? '', null) || t`Relation not set`,
  };
}
