-- Whether a family shows the exact date of birth to everyone who sees its horoscope. Others than matches read the age.
alter table horoscopes add column date_shown boolean not null default false;
