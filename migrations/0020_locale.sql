-- The language that an account reads, one of src/kit/locales.ts. No check: the list of languages is the program's, and
-- an account keeps its choice when a later version has the language again.
alter table accounts add column locale text not null default 'en';
