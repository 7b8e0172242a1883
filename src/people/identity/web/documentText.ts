import { t } from '@lingui/core/macro';
import type { DocumentKind } from '../shared/rules.ts';

/** Returns the name of a kind of document. */
export function documentText(kind: DocumentKind): string {
  switch (kind) {
    case 'aadhaar':
      return t`Aadhaar card`;
    case 'pan':
      return t`PAN card`;
    case 'passport':
      return t`Passport`;
    case 'driving_licence':
      return t`Driving licence`;
    case 'voter_card':
      return t`Voter ID card`;
  }
}
