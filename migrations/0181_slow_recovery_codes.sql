-- A recovery code is kept as argon2id of its SHA-256 (a PHC string). The server wraps the SHA-256 that are stored when it starts next,
-- and until then they go on to work.
alter table staff_recovery_codes drop constraint staff_recovery_codes_pkey;
alter table staff_recovery_codes alter column code_hash drop not null;
alter table staff_recovery_codes add column id uuid primary key default gen_random_uuid();
alter table staff_recovery_codes add column slow_hash text;
alter table staff_recovery_codes add constraint staff_recovery_codes_one_hash check ((code_hash is null) <> (slow_hash is null));
create index staff_recovery_codes_account on staff_recovery_codes (account_id);
