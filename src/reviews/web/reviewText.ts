import { t } from '@lingui/core/macro';
import type { Reportable } from '../../safety/rules.ts';
import { isHidden, type ReviewKindName, type ReviewState } from '../rules.ts';

/** Returns the name of a review kind, for staff. */
export function kindText(kind: ReviewKindName): string {
  switch (kind) {
    case 'profile':
      return t`New profile`;
    case 'profile_text':
      return t`New text`;
    case 'photo':
      return t`Photo`;
    case 'id_document':
      return t`ID document`;
    case 'story':
      return t`Success story`;
    case 'report':
      return t`Report`;
  }
}

/** Returns the name of a state, for staff: a report is upheld or dismissed. */
export function stateText(kind: ReviewKindName | undefined, state: ReviewState): string {
  const report = kind !== undefined && isHidden(kind);
  switch (state) {
    case 'waiting':
      return t`Waiting`;
    case 'approved':
      return report ? t`Dismissed` : t`Approved`;
    case 'rejected':
      return report ? t`Upheld` : t`Rejected`;
  }
}

/** Returns what was reported. */
export function reportedTitle(kind: Reportable): string {
  switch (kind) {
    case 'profile':
      return t`Reported profile`;
    case 'photo':
      return t`Reported photo`;
    case 'message':
      return t`Reported message`;
  }
}
