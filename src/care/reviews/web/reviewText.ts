import { t } from '@lingui/core/macro';
import type { Reportable } from '../../../people/safety/shared/rules.ts';
import { isHidden, type QueuePart, type ReviewKindName, type ReviewState } from '../shared/rules.ts';

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

/** Returns the name of a part of the queue. */
export function partText(part: QueuePart): string {
  switch (part) {
    case 'waiting':
      return t`Waiting`;
    case 'approved':
      return t`Approved`;
    case 'rejected':
      return t`Rejected`;
    case 'upheld':
      return t`Upheld`;
    case 'dismissed':
      return t`Dismissed`;
  }
}

/** Returns the name of a review's state, for staff: a report is upheld or dismissed. */
export function reviewStateText(kind: ReviewKindName, state: ReviewState): string {
  if (!isHidden(kind) || state === 'waiting') return partText(state);
  return partText(state === 'approved' ? 'dismissed' : 'upheld');
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
