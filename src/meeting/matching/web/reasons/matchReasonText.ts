import { t } from '@lingui/core/macro';
import type { NamedReason } from './nameReasons.ts';

/** Returns the name of a preference and what meets it: Religion: Hindu. */
export function matchReasonText({ wish, value }: NamedReason): string {
  switch (wish) {
    case 'age':
      return t`Age: ${value}`;
    case 'height':
      return t`Height: ${value}`;
    case 'maritalStatus':
      return t`Marital status: ${value}`;
    case 'religion':
      return t`Religion: ${value}`;
    case 'caste':
      return t`Community: ${value}`;
    case 'motherTongue':
      return t`Mother tongue: ${value}`;
    case 'education':
      return t`Education: ${value}`;
    case 'profession':
      return t`Profession: ${value}`;
    case 'place':
      return t`Lives in: ${value}`;
    case 'diet':
      return t`Diet: ${value}`;
  }
}
