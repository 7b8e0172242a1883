import { sql } from 'kysely';
import { hasPartOfNumber, maskSpread, mayBePart } from '../../../kit/mask/spread.ts';
import { mask } from '../../../kit/shared/mask/mask.ts';
import { openedTo } from '../../../meeting/contact-details/read.ts';
import { firstName } from '../../../people/profiles/shared/rules.ts';
import { type ArchivePart, other, type ProfileScope, without } from './part.ts';

/** So many messages of its author before and after one are read with it. */
const BESIDE = 9;

/** A message without contact details, and without digits that may go on in the next message. @param around it and those beside it */
function covered(body: string, around: string[], place: number): string {
  const hidden = mask((mayBePart(body) ? maskSpread(around)[place] : undefined) ?? body);
  return hasPartOfNumber(body) ? hidden.replace(/\p{Nd}/gu, '•') : hidden;
}

/** What an archive has about a profile and others: of these, what a member sees on the site. */
export const contactParts: ArchivePart<ProfileScope>[] = [
  {
    file: 'interests',
    about: /*i18n*/ { id: 'archive.interests', message: 'Interests sent and received' },
    tables: ['interests', 'interest_sendings'],
    rows: (scope) => sql`
      select jsonb_build_object('sent', i.sender_id = ${scope.profile.id}, 'profile', ${other(
        sql`case when i.sender_id = ${scope.profile.id} then i.receiver_id else i.sender_id end`,
        scope,
      )}, 'state', i.state, 'sent_at',
        case when i.sender_id = ${scope.profile.id} then i.sent_at else coalesce(i.released_at, i.sent_at) end, 'answered_at', i.answered_at, 'expires_at', i.expires_at) as row
      from interests i
      where i.sender_id = ${scope.profile.id} or (i.receiver_id = ${scope.profile.id} and i.state not in ('withdrawn', 'queued'))
      union all
      select jsonb_build_object('counted_at', s.sent_at) from interest_sendings s
      where s.sender_id = ${scope.profile.id}`,
  },
  {
    file: 'messages',
    about: /*i18n*/ {
      id: 'archive.messages',
      message: 'Conversations. Contact details that are hidden on the site are hidden here',
    },
    tables: ['conversations', 'messages'],
    rows: (scope) => sql`
      select jsonb_build_object('conversation', c.id, 'with', p.name, 'named', p.public_id,
        'mine', m.sender_id = ${scope.profile.id}, 'body', m.body, 'sent_at', m.sent_at, 'read_at', m.read_at,
        'around', array_agg(m.body) over beside, 'place', least(row_number() over (partition by c.id, m.sender_id order by m.id) - 1, ${BESIDE}::int),
        'open', m.sender_id = ${scope.profile.id} or ${openedTo(sql`${scope.profile.id}::bigint`, sql.ref('p.id'))}) as row
      from conversations c join messages m on m.conversation_id = c.id
        join profiles p on p.id in (c.low_id, c.high_id) and p.id <> ${scope.profile.id}
      where c.low_id = ${scope.profile.id} or c.high_id = ${scope.profile.id}
      window beside as (partition by c.id, m.sender_id order by m.id rows between ${BESIDE}::int preceding and ${BESIDE}::int following)
      order by c.id, m.id`,
    change: ({ open, body, around, place, ...row }) => ({
      ...row,
      with: firstName(String(row.with)),
      body: open ? body : covered(String(body), around as string[], Number(place)),
    }),
  },
  {
    file: 'contact-views',
    about: /*i18n*/ {
      id: 'archive.contactViews',
      message: 'Contact details that this profile viewed, and who viewed its own',
    },
    tables: ['contact_views'],
    rows: (scope) => sql`
      select jsonb_build_object('by_you', true, 'profile', ${other(sql`v.viewed_id`, scope)}, 'at', v.viewed_at) as row
      from contact_views v where v.viewer_id = ${scope.profile.id}
      union all
      select jsonb_build_object('by_you', false, 'profile', ${other(sql`v.viewer_id`, scope)}, 'at', v.viewed_at)
      from contact_views v where v.viewed_id = ${scope.profile.id}`,
  },
  {
    file: 'profile-views',
    about: /*i18n*/ {
      id: 'archive.profileViews',
      message: 'Profiles that were viewed, and the days when this profile was viewed',
    },
    tables: ['profile_views'],
    rows: (scope) => sql`
      select jsonb_build_object('by_you', true, 'profile', ${other(sql`v.viewed_id`, scope)}, 'day', v.day) as row
      from profile_views v where v.viewer_id = ${scope.profile.id}
      union all
      select jsonb_build_object('by_you', false, 'day', v.day)
      from profile_views v where v.viewed_id = ${scope.profile.id}`,
  },
  {
    file: 'shortlist',
    about: /*i18n*/ { id: 'archive.shortlist', message: 'The shortlist with notes' },
    tables: ['shortlists'],
    rows: (scope) => sql`
      select ${without('s', 'profile_id', 'shortlisted_id', 'account_id', 'added_by', 'note_changed_by')}
        || jsonb_build_object('profile', ${other(sql`s.shortlisted_id`, scope)}) as row
      from shortlists s where s.profile_id = ${scope.profile.id}`,
  },
  {
    file: 'saved-searches',
    about: /*i18n*/ {
      id: 'archive.savedSearches',
      message: 'Saved searches, and the profiles that were found for them',
    },
    tables: ['saved_searches', 'saved_search_matches', 'saved_search_looks'],
    rows: (scope) => sql`
      select ${without('s', 'profile_id', 'account_id', 'key', 'revision', 'pending_since')}
        || jsonb_build_object('looked_at', (select l.looked_at from saved_search_looks l
            where l.search_id = s.id and l.account_id = ${scope.account})) as row
      from saved_searches s where s.profile_id = ${scope.profile.id}
      union all
      select jsonb_build_object('search', m.search_id, 'found_at', m.found_at, 'notified_at', m.notified_at, 'profile',
        ${other(sql`m.profile_id`, scope)})
      from saved_search_matches m join saved_searches s on s.id = m.search_id
      where s.profile_id = ${scope.profile.id}`,
  },
  {
    file: 'blocked',
    about: /*i18n*/ { id: 'archive.blocked', message: 'Profiles that this one has blocked' },
    tables: ['blocks'],
    // A blocked profile is not visible; the family that blocked it sees its name in the settings.
    rows: ({ profile }) => sql`
      select jsonb_build_object('profile', jsonb_build_object('id', p.public_id, 'name', p.name),
        'at', b.created_at) as row
      from blocks b join profiles p on p.id = b.blocked_id where b.blocker_id = ${profile.id}`,
  },
  {
    file: 'reports',
    about: /*i18n*/ {
      id: 'archive.reports',
      message: 'What this profile has reported, and the decisions of our team',
    },
    tables: ['reports'],
    // Never reports about this profile: they would show who made them.
    rows: ({ profile }) => sql`
      select jsonb_build_object('reported', r.subject_kind, 'reasons', r.reasons, 'note', r.note, 'filed_at', r.filed_at,
        'outcome', r.outcome, 'closed_at', r.closed_at) as row
      from reports r where r.reporter_id = ${profile.id} order by r.filed_at`,
  },
  {
    file: 'interest-intake',
    about: /*i18n*/ {
      id: 'archive.interestIntake',
      message: 'The limit on new interests a week, if the profile has one',
    },
    tables: ['intake_caps'],
    rows: ({ profile }) => sql`
      select ${without('c', 'profile_id')} as row from intake_caps c where c.profile_id = ${profile.id}`,
  },
  {
    file: 'not-for-me',
    about: /*i18n*/ {
      id: 'archive.notForMe',
      message: 'Profiles that this one marked ‘Not for me’',
    },
    tables: ['dismissals'],
    rows: (scope) => sql`
      select ${without('d', 'profile_id', 'dismissed_id', 'account_id')}
        || jsonb_build_object('profile', ${other(sql`d.dismissed_id`, scope)}) as row
      from dismissals d where d.profile_id = ${scope.profile.id}`,
  },
  {
    file: 'private-browsing',
    about: /*i18n*/ {
      id: 'archive.privateBrowsing',
      message: 'When this profile started to browse privately',
    },
    tables: ['private_browsing'],
    rows: ({ profile }) => sql`
      select ${without('b', 'profile_id')} as row from private_browsing b where b.profile_id = ${profile.id}`,
  },
];
