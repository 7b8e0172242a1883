import { t } from '@lingui/core/macro';
import type { EditableKind } from '../../shared/lists/editable.ts';

/** Returns what a list is called in the settings. */
export function listName(kind: EditableKind): string {
  switch (kind) {
    case 'religion':
      return t`Religion`;
    case 'mother_tongue':
      return t`Mother tongue`;
    case 'marital_status':
      return t`Marital status`;
    case 'education':
      return t`Education`;
    case 'working_with':
      return t`Employed in`;
    case 'residency_status':
      return t`Residency status`;
    case 'relocation':
      return t`Willing to relocate`;
    case 'children_living':
      return t`Children live with`;
    case 'disability':
      return t`Disability`;
    case 'diet':
      return t`Diet`;
    case 'smoking':
      return t`Smoking`;
    case 'drinking':
      return t`Drinking`;
    case 'family_type':
      return t`Family type`;
    case 'family_status':
      return t`Family status`;
    case 'family_values':
      return t`Family values`;
  }
}
