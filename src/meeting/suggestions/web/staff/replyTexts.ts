import { t } from '@lingui/core/macro';
import type { Reply } from '../../shared/rules.ts';

/** Returns a family's reply in words. */
export function replyText(reply: Reply | null): string {
  if (reply === 'interested') return t`Interested`;
  return reply === 'declined' ? t`Not for us` : t`No reply yet`;
}
