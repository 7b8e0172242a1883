-- Staff search names in any script: the words of all names, with how they sound, which the server fills in. A word without an
-- owner is forgotten by a task.
create table name_words (
  word text primary key,
  -- Null until it is known.
  sounds text[]
);
create index name_words_new on name_words (word) where sounds is null;

create function words_of_name(name text) returns setof text language sql immutable parallel safe as $$
  select distinct w.word from regexp_split_to_table(lower(normalize(name)), '[\s.,;:()/"''’`&|!*<>\\-]+') as w (word)
  where w.word <> ''
$$;

create function add_name_words() returns trigger language plpgsql as $$
begin
  insert into name_words (word)
  select w.word from words_of_name(new.name) as w (word)
  where not exists (select from name_words n where n.word = w.word)
  order by 1
  on conflict do nothing;
  return null;
end
$$;
create trigger name_words_added after insert or update of name on profiles
  for each row execute function add_name_words();

insert into name_words (word)
select distinct w.word from (select distinct name from profiles) p, words_of_name(p.name) as w (word);

-- The filters of the list by age and community, and the last digits of a phone number, which the list shows.
create index profiles_by_birth on profiles (date_of_birth, id);
create index profiles_by_caste on profiles (lower(caste), created_at, id) where caste is not null;
create index accounts_phone_end on accounts (right(phone, 4)) where phone is not null;

create or replace view member_profiles as
  select id, public_id, name, gender, profile_for, city, state_id, sample, created_at, approved_at, listed_at, hidden_at,
    hidden_until, verified_at, last_active_on, date_of_birth, caste
  from profiles;
