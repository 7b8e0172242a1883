-- What only this site knows, the same in each of its processes.
create table secrets (
  name text primary key,
  value bytea not null
);
-- 244 random bits, as the key of the cursors of lists.
insert into secrets (name, value)
values ('cursors', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

-- The newest profile is the one that was listed last. The covering indexes carry the instant, so that a page is found
-- in them alone; they are made again after the rows are filled, which is quicker than to change them row by row.
drop index search_rows_age, search_rows_religion, search_rows_caste, search_rows_state, search_rows_city,
  search_rows_profession, search_rows_name;
alter table search_rows add column listed_at timestamptz;
update search_rows r set listed_at = p.listed_at from profiles p where p.id = r.profile_id;
delete from search_rows where listed_at is null;
alter table search_rows alter column listed_at set not null;

create index search_rows_listed on search_rows (listed_at, profile_id);
create index search_rows_age on search_rows (gender, date_of_birth)
  include (religion, caste, marital_status, education, state, city, profession, premium_only, listed_at, profile_id);
create index search_rows_religion on search_rows (gender, religion, date_of_birth)
  include (caste, marital_status, education, state, city, profession, premium_only, listed_at, profile_id);
create index search_rows_caste on search_rows (gender, religion, caste, date_of_birth)
  include (marital_status, education, state, city, profession, premium_only, listed_at, profile_id);
create index search_rows_state on search_rows (gender, state, education, date_of_birth)
  include (religion, caste, marital_status, city, profession, premium_only, listed_at, profile_id);
create index search_rows_city on search_rows (city, gender, date_of_birth);
create index search_rows_profession on search_rows (profession, gender, date_of_birth);
create index search_rows_name on search_rows (name);
