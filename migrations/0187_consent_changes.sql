-- What was agreed to beyond the terms, purpose by purpose, and withdrawn: rows are added, never changed. What an account
-- alone decides (its emails) is about the account, what its managers decide together is about the profile.
create table consent_changes (
  id bigint generated always as identity primary key,
  account_id bigint references accounts on delete cascade,
  profile_id bigint references profiles on delete cascade,
  purpose text not null check (purpose in ('horoscope', 'match_emails', 'search_alerts', 'story')),
  given boolean not null,
  -- Of the terms and policies in force when it was given.
  version text,
  changed_by bigint references accounts on delete set null,
  changed_at timestamptz not null,
  check (num_nonnulls(account_id, profile_id) = 1),
  check (given = (version is not null))
);
create index consent_changes_account on consent_changes (account_id, purpose, id);
create index consent_changes_profile on consent_changes (profile_id, purpose, id);
create index consent_changes_changed_by on consent_changes (changed_by);

-- While the use of a birth is withdrawn, it is shown to nobody, counts nowhere and is not computed.
alter table horoscopes
  add column withdrawn_at timestamptz,
  add constraint horoscopes_withdrawn check (withdrawn_at is null or (shown_to = 'nobody' and not weighed));

-- The weekly email is sent to those who turn it on. Whoever got it until now keeps it until they turn it off.
insert into notification_preferences (account_id, category, channel, enabled, changed_at)
select distinct m.account_id, 'matches', 'email', true, now() from profile_managers m
on conflict do nothing;
