-- Whether the person of a profile that somebody else registered agrees to it. The link with which they answer goes on working:
-- consent is withdrawn with it as well.
create table person_consents (
  profile_id bigint primary key references profiles on delete cascade,
  state text not null check (state in ('asked', 'given', 'refused', 'withdrawn')),
  -- 'account': they manage the profile with a login of their own.
  channel text not null check (channel in ('email', 'phone', 'account')),
  address text check (char_length(address) between 3 and 254),
  asked_by bigint references accounts on delete set null,
  asked_at timestamptz,
  answered_at timestamptz,
  terms_version text,
  -- Addresses from which they did not agree: nobody asks there again.
  refused_addresses text[] not null default '{}',
  check ((channel = 'account') = (address is null)),
  check (channel = 'account' or asked_at is not null),
  check ((state = 'asked') = (answered_at is null)),
  check ((answered_at is null) = (terms_version is null))
);
create index person_consents_address on person_consents (lower(address));
create index person_consents_asked_by on person_consents (asked_by);

create table person_consent_links (
  token_hash bytea primary key,
  profile_id bigint not null references person_consents on update cascade on delete cascade,
  created_at timestamptz not null
);
create index person_consent_links_profile on person_consent_links (profile_id);

-- Who manages their own profile with a login has agreed already.
insert into person_consents (profile_id, state, channel, answered_at, terms_version)
select p.id, 'given', 'account', min(m.accepted_at),
  coalesce((
    select max(c.version) from consents c join profile_managers o on o.account_id = c.account_id
    where o.profile_id = p.id and o.relation = 'self' and o.accepted_at is not null
  ), '')
from profiles p join profile_managers m on m.profile_id = p.id
where p.profile_for <> 'self' and m.relation = 'self' and m.accepted_at is not null
group by p.id;

create view person_answers as select profile_id, state from person_consents;

-- Whether such a profile waits for its person; no row: it does not.
create view person_consent_setting as
  select value ->> 'show' as shown from settings where subject = 'person_consent';

-- Since when it was listed, while it is withheld: it comes back to its place.
alter table profiles add column listed_before timestamptz;
