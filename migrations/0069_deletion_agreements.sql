-- Of several owners each agrees to the deletion of a profile; it goes with the last one.
alter table deletion_requests add column agreed_by bigint[] not null default '{}';
