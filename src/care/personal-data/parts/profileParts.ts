import { sql } from 'kysely';
import { type ArchivePart, other, type ProfileScope, without } from './part.ts';

/** What an archive has about a profile itself. */
export const profileParts: ArchivePart<ProfileScope>[] = [
  {
    file: 'profile',
    about: /*i18n*/ { id: 'archive.profile', message: 'The profile' },
    tables: ['profiles'],
    rows: ({ profile }) =>
      sql`select ${without('p', 'id', 'custom', 'custom_texts')} as row from profiles p where p.id = ${profile.id}`,
  },
  {
    file: 'further-details',
    about: /*i18n*/ {
      id: 'archive.furtherDetails',
      message: "The profile's answers to the questions that this site added",
    },
    tables: ['profiles'],
    rows: ({ profile }) => sql`
      select jsonb_build_object('question', f.field -> 'names' ->> 'en', 'answer',
        case when f.field ->> 'kind' in ('option', 'options') then (
          select jsonb_agg(o.option -> 'names' ->> 'en' order by o.place)
          from jsonb_array_elements(f.field -> 'options') with ordinality o (option, place)
          where p.custom -> (f.field ->> 'key') @> (o.option -> 'key')
        ) else coalesce(p.custom -> (f.field ->> 'key'), p.custom_texts -> (f.field ->> 'key')) end) as row
      from profiles p, settings s, jsonb_array_elements(s.value -> 'fields') with ordinality f (field, place)
      where p.id = ${profile.id} and s.subject = 'custom_fields'
        and (jsonb_exists(p.custom, f.field ->> 'key') or jsonb_exists(p.custom_texts, f.field ->> 'key'))
      order by f.place`,
  },
  {
    file: 'family',
    about: /*i18n*/ { id: 'archive.family', message: 'The family' },
    tables: ['families'],
    rows: ({ profile }) => sql`
      select ${without('f', 'profile_id')} as row from families f where f.profile_id = ${profile.id}`,
  },
  {
    file: 'horoscope',
    about: /*i18n*/ {
      id: 'archive.horoscope',
      message: 'The horoscope, the place of birth, and what is computed from them',
    },
    tables: ['births', 'horoscopes'],
    rows: ({ profile }) => sql`
      select ${without('h', 'profile_id')} as row from horoscopes h where h.profile_id = ${profile.id}
      union all
      select ${without('b', 'profile_id')} from births b where b.profile_id = ${profile.id}`,
  },
  {
    file: 'consent-changes',
    about: /*i18n*/ {
      id: 'archive.profileConsentChanges',
      message: 'What its family agreed to or withdrew for the profile, and when',
    },
    tables: ['consent_changes'],
    rows: ({ profile }) => sql`
      select ${without('c', 'id', 'account_id', 'profile_id', 'changed_by')} as row
      from consent_changes c where c.profile_id = ${profile.id} order by c.id`,
  },
  {
    file: 'person-consent',
    about: /*i18n*/ {
      id: 'archive.personConsent',
      message:
        'Whether the person agrees to the profile that somebody else registered, and where they were asked',
    },
    tables: ['person_consents'],
    rows: ({ profile }) => sql`
      select ${without('c', 'profile_id', 'asked_by')} as row from person_consents c where c.profile_id = ${profile.id}`,
  },
  {
    file: 'preferences',
    about: /*i18n*/ { id: 'archive.preferences', message: 'Who the family is looking for' },
    tables: ['preferences'],
    rows: ({ profile }) => sql`
      select ${without('w', 'profile_id')} as row from preferences w where w.profile_id = ${profile.id}`,
  },
  {
    file: 'waiting-text',
    about: /*i18n*/ { id: 'archive.waitingText', message: 'Text that was changed and is not approved yet' },
    tables: ['submitted_texts'],
    rows: ({ profile }) => sql`
      select ${without('t', 'profile_id', 'submitted_by')} as row
      from submitted_texts t where t.profile_id = ${profile.id}`,
  },
  {
    file: 'editing',
    about: /*i18n*/ { id: 'archive.editing', message: 'When each section and step was last saved' },
    tables: ['profile_sections', 'profile_steps'],
    rows: ({ profile }) => sql`
      select ${without('s', 'profile_id', 'changed_by')} as row
      from profile_sections s where s.profile_id = ${profile.id}
      union all
      select ${without('t', 'profile_id')} from profile_steps t where t.profile_id = ${profile.id}`,
  },
  {
    file: 'photos',
    about: /*i18n*/ {
      id: 'archive.photos',
      message: 'Details of the photos. The files are in the folder photos, named by ID',
    },
    tables: ['photos', 'photo_rejections'],
    rows: ({ profile }) => sql`
      select ${without('h', 'profile_id', 'added_by', 'storage_key', 'hash', 'mirrored_hash', 'placeholder')} as row
      from photos h where h.profile_id = ${profile.id}
      union all
      select jsonb_build_object('last_rejection_at', j.rejected_at)
      from photo_rejections j where j.profile_id = ${profile.id}`,
  },
  {
    file: 'checks',
    about: /*i18n*/ { id: 'archive.checks', message: 'What our team checked, and with what result' },
    tables: ['reviews'],
    // Reports about the profile are left out: their time would show who made them.
    rows: ({ profile }) => sql`
      select jsonb_build_object('subject', v.subject_kind, 'state', v.state, 'reason', v.reason, 'note', v.note,
        'submitted_at', v.submitted_at, 'decided_at', v.decided_at) as row
      from reviews v where v.profile_id = ${profile.id} and v.subject_kind <> 'report' order by v.submitted_at`,
  },
  {
    file: 'id-document',
    about: /*i18n*/ {
      id: 'archive.idDocument',
      message:
        'The ID document that is waiting for our team, for owners of the profile only. Its picture is not included',
    },
    tables: ['identity_documents'],
    rows: ({ profile, isOwner }) => sql`
      select ${without('i', 'profile_id', 'id', 'storage_key', 'encryption_key')} as row
      from identity_documents i where i.profile_id = ${profile.id} and ${isOwner}`,
  },
  {
    file: 'warnings',
    about: /*i18n*/ { id: 'archive.warnings', message: 'Warnings from our team, and suspensions' },
    tables: ['warnings', 'suspensions'],
    rows: ({ profile }) => sql`
      select jsonb_build_object('kind', 'warning', 'reason', w.reason, 'message', w.message, 'at', w.warned_at) as row
      from warnings w where w.profile_id = ${profile.id}
      union
      select jsonb_build_object('kind', 'suspension', 'reason', s.reason, 'message', s.message, 'at', s.suspended_at,
        'until', s.until, 'ended_at', s.ended_at)
      from suspensions s where s.profile_id = ${profile.id}`,
  },
  {
    file: 'seen-by-our-team',
    about: /*i18n*/ {
      id: 'archive.seenByOurTeam',
      message: 'Private details that our team has opened, and why',
    },
    tables: ['audit_log', 'walk_ins'],
    rows: ({ profile }) => sql`
      select jsonb_build_object('what', a.after, 'reason', a.reason, 'at', a.at) as row
      from audit_log a
      where a.subject_ids @> array[(select p.public_id from profiles p where p.id = ${profile.id})]
        and a.subject_kind = 'profile' and a.action in ('reveal', 'open')
      union all
      select jsonb_build_object('registered_by_our_team_at', k.registered_at, 'claimed_at', k.claimed_at)
      from walk_ins k where k.profile_id = ${profile.id}`,
  },
  {
    file: 'success-story',
    about: /*i18n*/ {
      id: 'archive.successStory',
      message: 'The success story, or one that is waiting for your agreement',
    },
    tables: ['stories'],
    rows: ({ profile }) => sql`
      select ${without('s', 'id', 'profile_id', 'partner_id')} || jsonb_build_object('sent_in_by_you', s.profile_id = ${profile.id}, 'named', p.public_id) as row
      from stories s
        left join profiles p on p.id in (s.profile_id, s.partner_id) and p.id <> ${profile.id}
      where ${profile.id} in (s.profile_id, s.partner_id)`,
  },
  {
    file: 'calls',
    about: /*i18n*/ { id: 'archive.calls', message: 'Phone calls with our team' },
    tables: ['member_calls'],
    // Without the working note: like member_notes, it may name other families.
    rows: ({ profile }) => sql`
      select ${without('c', 'id', 'profile_id', 'author', 'note', 'recorded_at')} as row
      from member_calls c where c.profile_id = ${profile.id} order by c.called_at`,
  },
  {
    file: 'suggestions',
    about: /*i18n*/ {
      id: 'archive.suggestions',
      message: 'Matches that our team suggested, and your replies',
    },
    tables: ['suggestions', 'suggestion_sides'],
    // What the other family replied is for our team alone.
    rows: (scope) => sql`
      select jsonb_build_object('profile', ${other(sql`d.other_id`, scope)}, 'note', s.note,
        'suggested_at', s.suggested_at, 'withdrawn', s.state = 'withdrawn', 'reply', d.reply, 'reason', d.reason,
        'replied_at', d.replied_at) as row
      from suggestion_sides d join suggestions s on s.id = d.suggestion_id
      where d.profile_id = ${scope.profile.id} order by s.suggested_at`,
  },
  {
    file: 'memberships',
    about: /*i18n*/ { id: 'archive.memberships', message: 'Plans, what they allow, and what was used' },
    tables: ['memberships', 'membership_entitlements', 'entitlement_uses', 'membership_reminders'],
    // Without its value: what was paid is in the archive of the account that paid.
    rows: ({ profile }) => sql`
      select jsonb_build_object('plan', m.plan_name, 'starts_at', m.starts_at, 'ends_at', m.ends_at,
        'benefits', (select coalesce(jsonb_agg(jsonb_build_object('name', e.entitlement, 'number', e.quota)), '[]')
          from membership_entitlements e where e.membership_id = m.id),
        'uses', (select coalesce(jsonb_agg(jsonb_build_object('name', u.entitlement, 'at', u.used_at)), '[]')
          from entitlement_uses u where u.membership_id = m.id),
        'reminders', (select coalesce(jsonb_agg(r.sent_at), '[]')
          from membership_reminders r where r.membership_id = m.id)) as row
      from memberships m where m.profile_id = ${profile.id} order by m.starts_at`,
  },
  {
    file: 'requests',
    about: /*i18n*/ { id: 'archive.requests', message: 'Requests to our team, and the replies' },
    tables: ['requests'],
    rows: ({ profile }) => sql`
      select ${without('r', 'id', 'profile_id', 'account_id', 'membership_id', 'taken_by', 'taken_at', 'assigned')} as row
      from requests r where r.profile_id = ${profile.id} order by r.created_at`,
  },
  {
    file: 'managers',
    about: /*i18n*/ {
      id: 'archive.managers',
      message: 'Who manages the profile, and open invitations; no addresses of others',
    },
    tables: ['profile_managers', 'manager_invitations', 'deletion_requests'],
    rows: ({ account, profile, isOwner }) => sql`
      select jsonb_build_object('you', m.account_id = ${account}, 'role', m.role, 'relation', m.relation,
        'since', m.accepted_at) as row
      from profile_managers m where m.profile_id = ${profile.id}
      union all
      select jsonb_build_object('invited', true, 'role', i.role, 'relation', i.relation, 'created_at', i.created_at)
      from manager_invitations i where i.profile_id = ${profile.id} and ${isOwner} and i.accepted_at is null
      union all
      select jsonb_build_object('asked_to_delete_at', d.requested_at, 'relation', d.relation,
        'you_agreed', ${account} = any(d.agreed_by),
        'delete_at', d.delete_at)
      from deletion_requests d where d.profile_id = ${profile.id}`,
  },
];
