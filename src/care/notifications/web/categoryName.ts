import { t } from '@lingui/core/macro';
import type { Switchable } from '../shared/rules.ts';

/** Returns the name of a category of notifications. */
export function categoryName(category: Switchable): string {
  switch (category) {
    case 'interests_received':
      return t`New interests`;
    case 'interests_accepted':
      return t`Replies to interests`;
    case 'messages':
      return t`New messages`;
    case 'views':
      return t`Profile views`;
    case 'matches':
      return t`New matches, once a week`;
    case 'suggestions':
      return t`Matches suggested by our team`;
    case 'contact_views':
      return t`Contact views`;
    case 'saved_searches':
      return t`New matches for saved searches`;
    case 'reminders':
      return t`Reminders before the plan ends`;
  }
}
