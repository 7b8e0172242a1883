-- Facts that families ask for and could not state (decision 0089). Null, or an empty list: not stated. The options of new
-- lists come at the next start.
alter table profiles
  add column employer text,
  add column residency_status_id smallint references vocabulary,
  add column citizenship_id smallint references vocabulary,
  add column relocation_id smallint references vocabulary,
  add column children smallint,
  add column children_living_id smallint references vocabulary,
  add column disability_id smallint references vocabulary,
  add column languages_known_ids smallint[] not null default '{}',
  add column mother_gotra text,
  add column fathers_mother_gotra text,
  add column mothers_mother_gotra text;

alter table families
  add column married_brothers smallint,
  add column married_sisters smallint,
  add column mama_family text,
  add column native_place text,
  add column native_taluka text,
  add column native_district text,
  add column native_state_id smallint references vocabulary,
  add column contact_hours text;
