import { t } from '@lingui/core/macro';
import type { Relation } from '../shared/managed/lists.ts';

/** Returns who added something for a profile. @param person the name of the profile's person */
export function addedByText({ me, relation }: { me: boolean; relation: Relation }, person: string): string {
  if (me) return t`Added by you`;
  switch (relation) {
    case 'self':
      return t`Added by ${person}`;
    case 'mother':
      return t`Added by Mother`;
    case 'father':
      return t`Added by Father`;
    case 'brother':
      return t`Added by Brother`;
    case 'sister':
      return t`Added by Sister`;
    case 'son':
      return t`Added by Son`;
    case 'daughter':
      return t`Added by Daughter`;
    case 'parent':
      return t`Added by a parent`;
    case 'sibling':
      return t`Added by a brother or sister`;
    case 'friend':
      return t`Added by a friend`;
    case 'relative':
      return t`Added by a relative`;
    case 'manager':
      return t`Added by another manager`;
  }
}

/**
 * Returns who manages a profile, as 'Father, Ramesh'.
 * @param name what they are called; null where they have not said it
 * @returns nothing where neither is known
 */
export function managerText(relation: string, name: string | null): string {
  const text = relationWord(relation);
  return text && name ? t`${text}, ${name}` : text || (name ?? '');
}

/** Returns the word for a relation; nothing for 'manager', and for one of another version. */
function relationWord(relation: string): string {
  switch (relation as Relation) {
    case 'mother':
      return t`Mother`;
    case 'father':
      return t`Father`;
    case 'brother':
      return t`Brother`;
    case 'sister':
      return t`Sister`;
    case 'son':
      return t`Son`;
    case 'daughter':
      return t`Daughter`;
    case 'parent':
      return t`Parent`;
    case 'sibling':
      return t`Brother or sister`;
    case 'friend':
      return t`Friend`;
    case 'relative':
      return t`Relative`;
    default:
      return '';
  }
}
