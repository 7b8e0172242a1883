-- Whom a person names to exercise the rights over their data after death or incapacity: Digital Personal Data Protection
-- Act 2023, section 14. One for each account.
create table nominees (
  account_id bigint primary key references accounts on delete cascade,
  name text not null,
  relation text not null,
  phone text not null,
  email text,
  named_at timestamptz not null
);
