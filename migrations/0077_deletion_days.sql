-- Where no owner is left to agree, a profile that its owner wants deleted is hidden, and deleted on a day unless a manager keeps it.
alter table deletion_requests
  -- null: it waits for the other owners, however long that takes.
  add column delete_at timestamptz,
  -- Whether the request hid it: it is shown again when it is kept.
  add column hid boolean not null default false;
create index deletion_requests_due on deletion_requests (delete_at) where delete_at is not null;
