-- Identity documents that wait for a decision, one of a profile. Deciding, withdrawing and the task for undecided ones
-- delete the row, and with it the only key that opens its file.
create table identity_documents (
  profile_id bigint primary key references profiles on delete cascade,
  -- Chosen by the browser, so that a repeated upload adds nothing.
  id uuid not null unique,
  kind text not null check (kind in ('aadhaar', 'pan', 'passport', 'driving_licence', 'voter_card')),
  storage_key text not null unique,
  encryption_key bytea not null check (octet_length(encryption_key) = 32),
  submitted_at timestamptz not null
);
create index identity_documents_submitted_at on identity_documents (submitted_at);

create function keep_removed_identity_document() returns trigger language plpgsql as $$
begin
  insert into removed_photos (storage_key) values (old.storage_key) on conflict do nothing;
  return null;
end $$;
create trigger identity_document_removed after delete on identity_documents
  for each row execute function keep_removed_identity_document();

-- What an identity document is compared with.
create view profile_identities as
select id, public_id, name, date_of_birth, verified_at from profiles;
