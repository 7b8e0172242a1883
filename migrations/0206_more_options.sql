-- Religions, mother tongues and marital statuses that families have and forms did not offer. A list that a site has not got
-- yet comes whole at its next start.
create temporary table new_options (kind text, key text, place int, in_filter boolean, name text) on commit drop;
insert into new_options values
  ('religion', 'parsi', 0, true, 'Parsi'),
  ('religion', 'jewish', 1, true, 'Jewish'),
  ('religion', 'bahai', 2, true, 'Baha''i'),
  ('religion', 'none', 3, true, 'No religion'),
  ('mother_tongue', 'or', 0, false, 'Odia'),
  ('mother_tongue', 'as', 1, false, 'Assamese'),
  ('mother_tongue', 'ur', 2, false, 'Urdu'),
  ('mother_tongue', 'kok', 3, false, 'Konkani'),
  ('mother_tongue', 'sd', 4, false, 'Sindhi'),
  ('mother_tongue', 'ne', 5, false, 'Nepali'),
  ('mother_tongue', 'mai', 6, false, 'Maithili'),
  ('mother_tongue', 'bho', 7, false, 'Bhojpuri'),
  ('mother_tongue', 'mwr', 8, false, 'Marwari'),
  ('mother_tongue', 'tcy', 9, false, 'Tulu'),
  ('mother_tongue', 'ks', 10, false, 'Kashmiri'),
  ('mother_tongue', 'doi', 11, false, 'Dogri'),
  ('mother_tongue', 'mni', 12, false, 'Manipuri'),
  ('mother_tongue', 'sat', 13, false, 'Santali'),
  ('mother_tongue', 'raj', 14, false, 'Rajasthani'),
  ('mother_tongue', 'hne', 15, false, 'Chhattisgarhi'),
  ('mother_tongue', 'bgc', 16, false, 'Haryanvi'),
  ('mother_tongue', 'gbm', 17, false, 'Garhwali'),
  ('mother_tongue', 'kfy', 18, false, 'Kumaoni'),
  ('mother_tongue', 'mag', 19, false, 'Magahi'),
  ('mother_tongue', 'awa', 20, false, 'Awadhi'),
  ('mother_tongue', 'brx', 21, false, 'Bodo'),
  ('mother_tongue', 'lus', 22, false, 'Mizo'),
  ('mother_tongue', 'kha', 23, false, 'Khasi'),
  ('mother_tongue', 'kfa', 24, false, 'Kodava'),
  ('marital_status', 'awaiting_divorce', 0, true, 'Awaiting Divorce'),
  ('marital_status', 'separated', 1, true, 'Separated'),
  ('marital_status', 'annulled', 2, true, 'Annulled');

-- A site may have added one of them itself, by another key.
delete from new_options o using vocabulary_names n
where n.kind = o.kind and lower(n.name) = lower(o.name);
delete from new_options o where not exists (select from vocabulary v where v.kind = o.kind);

-- They follow the options that a site has, before 'other', which stays the last.
update vocabulary v set position = v.position + 100
where v.key = 'other' and v.kind in (select kind from new_options);

insert into vocabulary (kind, key, position, in_forms, in_filter)
select o.kind, o.key,
  (select coalesce(max(v.position), -1) from vocabulary v where v.kind = o.kind and v.key <> 'other') + 1 + o.place,
  true, o.in_filter
from new_options o
on conflict do nothing;

insert into vocabulary_names (kind, key, locale, name)
select kind, key, 'en', name from new_options
on conflict do nothing;
