import { t } from '@lingui/core/macro';
import type { Relation } from '../managed/lists.ts';

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
