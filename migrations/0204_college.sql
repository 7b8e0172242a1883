-- Where somebody studied, in their own words. Null: not stated.
alter table profiles add column college text;
