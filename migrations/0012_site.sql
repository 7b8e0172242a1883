-- Whether this database belongs to a demo, with sample people and a public password, or to a real site. One row.
create table site (
  one boolean primary key default true check (one),
  kind text not null check (kind in ('demo', 'real')),
  since timestamptz not null default now()
);

-- A database from before: samples tell a demo. An empty one is decided by the first start.
insert into site (kind)
select case when exists (select from profiles where sample) then 'demo' else 'real' end
where exists (select from accounts);
