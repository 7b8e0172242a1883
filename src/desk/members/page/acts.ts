import type { EventName } from '../../../kit/events/events.ts';

export const HISTORY_MAX = 100;

/** Acts of a member's managers that its history lists, and the field of the event's data that names the profile. */
export const MEMBER_ACTS = {
  'profile.created': 'profile',
  'profile.changed': 'profile',
  'profile.hidden': 'profile',
  'profile.shown': 'profile',
  'profile_text.submitted': 'profile',
  'photo.added': 'profile',
  'photo.removed': 'profile',
  'id_document.submitted': 'profile',
  'id_document.withdrawn': 'profile',
  'interest.sent': 'sender',
  'interest.accepted': 'receiver',
  'interest.declined': 'receiver',
  'contact.opened': 'viewer',
  'request.made': 'profile',
  'manager.invited': 'profile',
  'manager.joined': 'profile',
  'manager.removed': 'profile',
} as const satisfies Partial<Record<EventName, string>>;
