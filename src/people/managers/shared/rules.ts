import { z } from 'zod';
import type { ManagerRole } from '../../../kit/api/viewer.ts';
import type { EventName } from '../../../kit/events/events.ts';
import { STATED_RELATIONS } from '../../profiles/shared/managed/lists.ts';
import { ownName, registration } from '../../profiles/shared/rules.ts';

export const MANAGER_RELATIONS = STATED_RELATIONS;
export type ManagerRelation = (typeof MANAGER_RELATIONS)[number];

/** What a manager may do, the most first. */
export const ROLES = ['owner', 'manager', 'viewer'] as const satisfies ManagerRole[];
export type Role = (typeof ROLES)[number];

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
/** How long an expired invitation stays in the list, to be sent again. */
export const EXPIRED_KEPT_DAYS = 23;

/** Managers and open invitations of one profile: a family, not an office. */
export const MANAGERS_MAX = 10;

/** Entries of a profile's history that are shown. */
export const HISTORY_MAX = 100;

/** Acts for a profile that its history lists, and the field of the event's data that names the profile that acted. */
export const HISTORY = {
  'profile.created': 'profile',
  'profile.changed': 'profile',
  'profile_text.submitted': 'profile',
  'person_consent.asked': 'profile',
  'photo.added': 'profile',
  'photo.removed': 'profile',
  'id_document.submitted': 'profile',
  'id_document.withdrawn': 'profile',
  'photos.changed': 'profile',
  'interest.sent': 'sender',
  'interest.queued': 'sender',
  'interest.accepted': 'receiver',
  'interest.reopened': 'receiver',
  'interest.declined': 'receiver',
  'interest.withdrawn': 'sender',
  'interest.unqueued': 'sender',
  'message.sent': 'sender',
  'contact.opened': 'viewer',
  'request.made': 'profile',
  'manager.invited': 'profile',
  'invitation.withdrawn': 'profile',
  'manager.joined': 'profile',
  'manager.changed': 'profile',
  'manager.removed': 'profile',
  'manager.left': 'profile',
  'shortlist.added': 'profile',
  'shortlist.removed': 'profile',
  'shortlist.restored': 'profile',
  'shortlist.noted': 'profile',
  'profile.blocked': 'blocker',
  'profile.unblocked': 'blocker',
  'report.filed': 'reporter',
  'saved_search.added': 'profile',
  'saved_search.changed': 'profile',
  'saved_search.removed': 'profile',
  'saved_search.restored': 'profile',
  'recommendation.dismissed': 'profile',
  'recommendation.restored': 'profile',
  'suggestion.answered': 'profile',
  'story.saved': 'profile',
  'story.consented': 'partner',
  'profile.hidden': 'profile',
  'profile.shown': 'profile',
  'private_browsing.changed': 'profile',
  'intake.changed': 'profile',
  'deletion.requested': 'profile',
  'deletion.agreed': 'profile',
  'deletion.declined': 'profile',
} as const satisfies Partial<Record<EventName, string>>;
export type HistoryAct = keyof typeof HISTORY;
export const HISTORY_ACTS = Object.keys(HISTORY) as [HistoryAct, ...HistoryAct[]];

/** The field that names the other profile of such an act. */
export const OTHER_SIDE: Partial<Record<HistoryAct, string>> = {
  'interest.sent': 'receiver',
  'interest.queued': 'receiver',
  'interest.accepted': 'sender',
  'interest.reopened': 'sender',
  'interest.declined': 'sender',
  'interest.withdrawn': 'receiver',
  'interest.unqueued': 'receiver',
  'message.sent': 'receiver',
  'contact.opened': 'viewed',
  'shortlist.added': 'shortlisted',
  'shortlist.removed': 'shortlisted',
  'shortlist.restored': 'shortlisted',
  'shortlist.noted': 'shortlisted',
  'profile.blocked': 'blocked',
  'profile.unblocked': 'blocked',
  'recommendation.dismissed': 'dismissed',
  'recommendation.restored': 'dismissed',
  'story.saved': 'partner',
  'story.consented': 'profile',
};

type Managing = { id: string; role: ManagerRole };

/** Returns whether a profile keeps an owner when one of its managers gets another role; null: leaves. */
export const keepsOwner = (managers: Managing[], id: string, role: ManagerRole | null): boolean =>
  managers.some((one) => (one.id === id ? role : one.role) === 'owner');

/** What an account says its person is called. */
export const naming = z.object({ name: ownName });

/** The fields of a person who accepts by creating an account. */
export const joining = registration.pick({
  accountName: true,
  email: true,
  phone: true,
  password: true,
  confirmPassword: true,
  consent: true,
});
