import { notifications } from '../../../../care/notifications/web/notifications.ts';
import { HOUR_MS } from '../../../../kit/shared/time/durations.ts';
import type { Viewer } from '../../../../kit/web/viewer.ts';
import { interests } from '../../../../meeting/interests/web/interests.ts';
import { messages } from '../../../../meeting/messages/web/messages.ts';
import { shortlist } from '../../../../meeting/shortlist/web/shortlist.ts';
import { accounts } from '../../../../people/accounts/web/accounts.ts';

/** What a member's bar shows, the terms that may have to be accepted, and the shortlist for the stars of cards. */
export const frameQueries = ({ impersonator }: Viewer) => [
  interests.waiting.queryOptions(),
  messages.unread.queryOptions(),
  notifications.unread.queryOptions(),
  shortlist.ids.queryOptions(),
  ...(impersonator ? [] : [accounts.terms.queryOptions({ staleTime: HOUR_MS })]),
];
