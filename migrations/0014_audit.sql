-- Who of the staff did what to whom, and who read what of a member. Rows outlive the accounts that they name, so
-- nothing refers to these: ids stay when what they name is gone.
create table audit_log (
  -- 1, 2, 3 without gaps, so that a row that was taken out is missed.
  id bigint primary key,
  at timestamptz not null,
  -- Null for the site's own commands, whose role is 'system'.
  account_id bigint,
  role text not null,
  action text not null,
  subject_kind text not null,
  subject_ids text[] not null check (cardinality(subject_ids) > 0),
  reason text,
  address text,
  user_agent text,
  before jsonb,
  after jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  check ((account_id is null) = (role = 'system'))
);
create index audit_log_account on audit_log (account_id, at);
create index audit_log_subject on audit_log using gin (subject_ids);

-- Numbers a row and chains it to the one before. The lock lasts until the transaction ends, so that of two at once the
-- second follows the first. audit/chain.ts computes the same without trusting this function.
create function chain_audit_row() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select id, hash into last from audit_log order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.previous_hash := coalesce(last.hash, '');
  new.hash := sha256(new.previous_hash || convert_to(jsonb_build_array(
    new.id, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), new.account_id, new.role, new.action,
    new.subject_kind, new.subject_ids, new.reason, new.address, new.user_agent, new.before, new.after
  )::text, 'UTF8'));
  return new;
end $$;
create trigger audit_log_chain before insert on audit_log
  for each row execute function chain_audit_row();

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_audit_change();

-- Also for a session that has switched ordinary triggers off.
alter table audit_log enable always trigger audit_log_chain;
alter table audit_log enable always trigger audit_log_append_only;

-- kit/capabilities.ts alone lists the roles; one that it does not know allows nothing.
alter table staff drop constraint staff_role_check;
