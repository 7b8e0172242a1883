-- What kind of employer somebody works with: an option of the list working_with, which a site gets when it starts. Null: not stated.
alter table profiles add column working_with_id smallint references vocabulary;
