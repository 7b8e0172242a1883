-- What whoever registers a profile declares about it: that it is for marriage, that what they enter is true, and that the
-- person is free to marry by law (advisory on matrimonial websites, 2016). The address is that of the request.
create table declarations (
  profile_id bigint not null references profiles on delete cascade,
  version text not null,
  account_id bigint references accounts on delete set null,
  declared_at timestamptz not null,
  address text,
  primary key (profile_id, version)
);
create index declarations_account on declarations (account_id);
