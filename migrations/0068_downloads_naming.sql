-- A download that names a profile goes when that profile is deleted. What earlier ones name is not known: they go now, and can
-- be requested again.
delete from downloads where ready_at is not null;
alter table downloads add column named text[] not null default '{}';
