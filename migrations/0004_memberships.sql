create table plans (
  id smallint generated always as identity primary key,
  name text not null unique,
  price_paise integer not null check (price_paise > 0),
  months smallint not null check (months > 0),
  features text[] not null,
  popular boolean not null default false,
  position smallint not null
);

create table memberships (
  id bigint generated always as identity primary key,
  account_id bigint not null references accounts on delete cascade,
  plan_id smallint not null references plans,
  paid_paise integer not null check (paid_paise >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create index memberships_account on memberships (account_id, ends_at);

-- The door through which other rooms ask whether a profile is premium at an instant.
create view profile_memberships as
  select m.profile_id, s.starts_at, s.ends_at
  from memberships s join profile_managers m on m.account_id = s.account_id;
