import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../kit/database/db.ts';
import type { Events, RecordedEvent, Signals } from '../kit/events/events.ts';
import {
  contactInbox,
  interest,
  memberPages,
  membership,
  others,
  own,
  paymentQueue,
  photo,
  type Refetch,
  requestQueue,
  reviewQueue,
  type Topic,
} from './topicLists.ts';

/** Which browsers refetch what after an event; nothing for events that no screen shows. */
export const topics = {
  'account.created': {},
  'account.verified': {},
  'verification.requested': {},
  'password.forgotten': {},
  'password.reset': {},
  'password.changed': { accounts: ['account'], topics: ['accounts.sessions'] },
  'email_change.started': { accounts: ['account'], topics: ['accounts.own'] },
  'email_change.confirmed': { accounts: ['account'], topics: ['accounts.own'] },
  'email_change.stopped': { accounts: ['account'], topics: ['accounts.own'] },
  'email.changed': { accounts: ['account'], topics: ['accounts', 'myProfile'] },
  'phone.verified': { accounts: ['account'], topics: ['accounts', 'dashboard', 'myProfile', 'profiles'] },
  'phone.released': {},
  'locale.changed': { accounts: ['account'], topics: ['accounts'] },
  'account.renamed': { accounts: ['account'], topics: ['accounts', 'managers'] },
  'session.opened': {},
  // Each browser of the account refetches for the profile that its own session acts for.
  'session.switched': { accounts: ['account'], topics: ['accounts'] },
  // Ending the sessions of a suspended account notifies its open pages; its profiles change by 'profile.changed'.
  'account.suspended': {},
  'account.restored': {},
  'claim.requested': {},
  'account_deletion.warned': {},
  'staff.created': { staff: ['staff.team'] },
  'staff.changed': { accounts: ['account'], topics: ['accounts'], staff: ['staff.team'] },
  // What shows the queue follows its own event.
  'work.assigned': {},
  'staff.invited': { staff: ['staff.team'] },
  'profile.created': {},
  'profile.changed': {
    profiles: ['profile'],
    topics: [
      ...(['accounts', 'dashboard', 'matching', 'myProfile', 'profileHoroscopes', 'profiles'] as const),
      'search.opening',
    ],
  },
  // Both also change the profile: 'profile.changed'.
  'profile.hidden': {},
  'profile.shown': {},
  'profile.approved': {},
  'profile_text.submitted': { profiles: ['profile'], topics: ['myProfile'] },
  'manager.invited': { profiles: ['profile'], topics: ['managers'] },
  'invitation.renewed': { profiles: ['profile'], topics: ['managers'] },
  'invitation.withdrawn': { profiles: ['profile'], topics: ['managers'] },
  'manager.joined': { profiles: ['profile'], topics: ['accounts', 'managers'] },
  'manager.changed': { profiles: ['profile'], topics: ['accounts', 'managers'] },
  // The account is not one of the profile's any more: what its open pages show goes at once.
  'manager.removed': {
    profiles: ['profile'],
    accounts: ['account'],
    topics: ['accounts', 'managers'],
  },
  'manager.left': {
    profiles: ['profile'],
    accounts: ['account'],
    topics: ['accounts', 'managers'],
  },
  'person_consent.asked': {
    profiles: ['profile'],
    topics: ['personConsent'],
    staff: ['personConsent.ofMember'],
  },
  'person_consent.answered': {
    profiles: ['profile'],
    topics: ['personConsent', 'accounts', 'myProfile'],
    staff: ['personConsent.ofMember'],
  },
  'person_consent_setting.changed': { staff: ['personConsent.setting'] },
  'photo.added': { profiles: ['profile'], topics: photo },
  'photo.submitted': {},
  'photo.approved': { profiles: ['profile'], topics: photo },
  'photo.rejected': { profiles: ['profile'], topics: photo },
  'photo.removed': { profiles: ['profile'], topics: photo, staff: ['reviews.read'] },
  'photos.changed': { profiles: ['profile'], topics: photo, staff: ['reviews.read'] },
  // Readers' open pages stay as they are.
  'post.published': { staff: ['posts.staffList'] },
  'post.unpublished': { staff: ['posts.staffList'] },
  'post.removed': { staff: ['posts.staffList'] },
  'profile.viewed': { profiles: ['viewed'], topics: ['dashboard', 'viewers'] },
  'views.counted': {},
  'private_browsing.changed': { profiles: ['profile'], topics: ['viewers.privacy'] },
  'shortlist.added': { profiles: ['profile'], topics: ['shortlist', 'dashboard'] },
  'shortlist.removed': { profiles: ['profile'], topics: ['shortlist', 'dashboard'] },
  'shortlist.restored': { profiles: ['profile'], topics: ['shortlist', 'dashboard'] },
  'shortlist.noted': { profiles: ['profile'], topics: ['shortlist.list'] },
  'saved_search.added': { profiles: ['profile'], topics: ['savedSearches'] },
  'saved_search.changed': { profiles: ['profile'], topics: ['savedSearches'] },
  'saved_search.removed': { profiles: ['profile'], topics: ['savedSearches'] },
  'saved_search.restored': { profiles: ['profile'], topics: ['savedSearches'] },
  'saved_search.matched': { profiles: ['profiles'], topics: ['savedSearches'] },
  'saved_search.looked': { accounts: ['account'], topics: ['savedSearches'] },
  'saved_search.alerted': {},
  'logo.changed': { staff: ['site.logo'] },
  'reading_limits.changed': { staff: ['security.limits'] },
  'retention.changed': { staff: ['staff.retention'] },
  'seller.changed': {},
  'site.changed': {},
  // Members see it at their next page.
  'legal.changed': {},
  'plan.changed': {},
  'membership.began': { profiles: ['profile'], topics: membership },
  'membership.reduced': { profiles: ['profile'], topics: membership },
  'membership.ended': { profiles: ['profile'], topics: membership },
  'membership.reminded': {},
  'request.made': { profiles: ['profile'], topics: ['requests', 'memberships'], staff: requestQueue },
  'request.assigned': {
    profiles: ['profile'],
    topics: ['requests', 'memberships'],
    staff: requestQueue,
  },
  'request.answered': {
    profiles: ['profile'],
    topics: ['requests', 'memberships'],
    staff: requestQueue,
  },
  'profile.blocked': { profiles: ['blocker', 'blocked'], topics: others },
  'profile.unblocked': { profiles: ['blocker', 'blocked'], topics: others },
  'member.noted': { staff: memberPages },
  'call.recorded': { staff: [...memberPages, 'staff.dashboard'] },
  'call.removed': { staff: [...memberPages, 'staff.dashboard'] },
  'walk_in.invited': { staff: memberPages },
  'walk_in.claimed': { staff: memberPages },
  'duplicates.changed': { staff: ['members.duplicates', 'members.read', 'staff.dashboard'] },
  'profile.warned': { staff: memberPages },
  'profile.suspended': { staff: memberPages },
  'profile.restored': { staff: memberPages },
  'report.filed': {},
  'report.closed': {},
  // Whose profile it is about does not learn of it.
  'report.queued': { staff: reviewQueue },
  'report.decided': { staff: reviewQueue },
  'review.submitted': { profiles: ['profile'], topics: ['reviews'], staff: reviewQueue },
  'review.changed': { staff: ['reviews.read'] },
  'review.withdrawn': { profiles: ['profile'], topics: ['reviews'], staff: reviewQueue },
  'review.assigned': { staff: reviewQueue },
  'review.decided': {
    profiles: ['profile'],
    topics: ['accounts', 'dashboard', 'myProfile', 'reviews'],
    staff: reviewQueue,
  },
  'order.made': { accounts: ['account'], topics: ['payments'] },
  'order.expired': { accounts: ['account'], topics: ['payments'] },
  'payment.expected': { accounts: ['account'], topics: ['payments'] },
  'payment.changed': { accounts: ['account'], topics: ['payments'], staff: paymentQueue },
  'account_access.asked': { accounts: ['account'], topics: ['accountAccess'], staff: ['accountAccess'] },
  'account_access.answered': { accounts: ['account'], topics: ['accountAccess'], staff: ['accountAccess'] },
  'account_access.used': { accounts: ['account'], topics: ['accountAccess'] },
  'account_access.ended': { accounts: ['account'], topics: ['accountAccess'], staff: ['accountAccess'] },
  'payment.assigned': { staff: paymentQueue },
  'payment.resolved': { staff: paymentQueue },
  'refund.requested': { staff: paymentQueue },
  'refund.queued': { staff: paymentQueue },
  'refund.approved': { staff: paymentQueue },
  'refund.declined': { staff: paymentQueue },
  'refund_approval.changed': { staff: ['site.refundApproval', 'payments.staffPayments', 'payments.queue'] },
  'refund.changed': {
    accounts: ['account'],
    topics: ['payments', 'memberships'],
    staff: paymentQueue,
  },
  'dispute.changed': {
    accounts: ['account'],
    topics: ['payments', 'memberships'],
    staff: paymentQueue,
  },
  'webhook.received': {},
  'webhook.unreadable': { staff: paymentQueue },
  'webhook.resolved': { staff: paymentQueue },
  'interest.sent': { profiles: ['sender', 'receiver'], topics: interest },
  // The receiver does not know of it.
  'interest.queued': { profiles: ['sender'], topics: interest },
  'interest.unqueued': { profiles: ['sender'], topics: interest },
  'interest.accepted': { profiles: ['sender', 'receiver'], topics: interest },
  'interest.reopened': { profiles: ['sender', 'receiver'], topics: interest },
  'interest.declined': { profiles: ['sender', 'receiver'], topics: interest },
  'interest.withdrawn': { profiles: ['sender', 'receiver'], topics: interest },
  'interest.expired': { profiles: ['sender', 'receiver'], topics: ['interests', 'dashboard'] },
  'intake.changed': { profiles: ['profile'], topics: ['interests.intake'] },
  'matches.found': {},
  'suggestion.sent': {
    profiles: ['low', 'high'],
    topics: ['suggestions.list'],
    staff: ['suggestions.staffList', 'members.read'],
  },
  // The other family does not learn of a reply.
  'suggestion.answered': {
    profiles: ['profile'],
    topics: ['suggestions.list', 'notifications'],
    staff: ['suggestions.staffList', 'members.read', 'staff.dashboard'],
  },
  'suggestion.seen': { staff: ['suggestions.staffList', 'staff.dashboard'] },
  'suggestion.withdrawn': {
    profiles: ['low', 'high'],
    topics: ['suggestions.list', 'notifications'],
    staff: ['suggestions.staffList', 'members.read'],
  },
  'suggested.changed': {
    profiles: ['profiles'],
    topics: ['suggestions.list', 'notifications'],
    staff: ['suggestions.staffList', 'members.read'],
  },
  'recommendation.dismissed': { profiles: ['profile'], topics: ['matching'] },
  'recommendation.restored': { profiles: ['profile'], topics: ['matching'] },
  'contact.opened': { profiles: ['viewer', 'viewed'], topics: ['contactDetails', 'messages'] },
  'message.sent': { profiles: ['sender', 'receiver'], topics: ['messages', 'dashboard'] },
  'messages.read': { profiles: ['reader', 'writer'], topics: ['messages', 'notifications'] },
  'id_document.submitted': { profiles: ['profile'], topics: ['identity'] },
  // Verified, it also changes the profile: 'profile.changed'.
  'id_document.verified': { profiles: ['profile'], topics: ['identity'] },
  'id_document.rejected': { profiles: ['profile'], topics: ['identity'] },
  'id_document.withdrawn': { profiles: ['profile'], topics: ['identity'], staff: ['reviews.read'] },
  'id_document.expired': { profiles: ['profile'], topics: ['identity'], staff: ['reviews.read'] },
  'story.saved': { profiles: ['profile', 'partner'], topics: ['stories.own'] },
  'story.consented': { profiles: ['profile', 'partner'], topics: ['stories.own'] },
  'story.approved': { profiles: ['profile', 'partner'], topics: ['stories'] },
  'story.rejected': { profiles: ['profile', 'partner'], topics: ['stories.own'] },
  'story.withdrawn': { profiles: ['profile', 'partner'], topics: ['stories'] },
  'list.changed': { staff: ['vocabulary'] },
  'option.merged': { staff: ['vocabulary'] },
  'custom_field.changed': { staff: ['customFields'] },
  'custom_field.removed': {},
  'contact_message.sent': { staff: contactInbox },
  'contact_message.answered': { staff: contactInbox },
  'contact_message.changed': { staff: contactInbox },
  'download.requested': { accounts: ['account'], topics: ['personalData'] },
  'nominee.changed': { accounts: ['account'], topics: ['personalData.nominee'] },
  'download.ready': { accounts: ['account'], topics: ['personalData'] },
  'profile.deleted': { profiles: ['profile'], topics: ['accounts', 'managers'] },
  'profile.merged': {
    profiles: ['profile'],
    topics: [...others, ...own, 'requests'],
    staff: [...memberPages, ...reviewQueue],
  },
  // Ending its sessions notifies its open pages.
  'account.deleted': {},
  'deletion.requested': { profiles: ['profile'], topics: ['personalData', 'accounts'] },
  'deletion.agreed': { profiles: ['profile'], topics: ['personalData'] },
  'deletion.declined': { profiles: ['profile'], topics: ['personalData', 'accounts'] },
  'profile.vanished': { profiles: ['profile'], topics: interest },
  'notification.changed': { accounts: ['account'], topics: ['notifications'] },
} satisfies { [Name in keyof (Events & Signals)]: Refetch<(Events & Signals)[Name]> };

/** Notifies the browsers that show changed data to refetch it, once the transaction is committed. */
export async function notifyBrowsers(tx: Tx, { name, data }: RecordedEvent): Promise<void> {
  const entry: { profiles?: string[]; accounts?: string[]; topics?: Topic[]; staff?: Topic[] } = topics[name];
  const ids = (fields: string[] = []) =>
    Object.entries(data).flatMap(([field, id]) => (fields.includes(field) && id !== null ? [id].flat() : []));
  if (entry.topics) {
    await notifyAccounts(
      tx,
      sql`
        select unnest(${ids(entry.accounts)}::bigint[]) as account_id
        union
        select account_id from managers_of where profile_id = any(${ids(entry.profiles)}::bigint[])`,
      entry.topics,
    );
  }
  if (entry.staff) await notifyAccounts(tx, sql`select account_id from staff`, entry.staff);
}

/** So many ids fit in the 8000 bytes of a PostgreSQL notification. */
const AT_ONCE = 500;

async function notifyAccounts(tx: Tx, accounts: RawBuilder<unknown>, refetch: Topic[]): Promise<void> {
  await sql`
    select pg_notify('live', json_build_object(
      'accounts', json_agg(account_id), 'topics', ${JSON.stringify(refetch)}::json)::text)
    from (select account_id, (row_number() over () - 1) / ${AT_ONCE}::bigint as part from (${accounts}) a) parts
    group by part`.execute(tx);
}
