-- What families write into their facts and at least three of them share, to be offered to others: counted every night
-- (src/people/profiles/suggestions/suggestions.ts).
create table fact_words (
  fact text not null,
  -- Of which it is a part: the id of an option or a line in lower case; empty where it stands alone.
  within text not null,
  word text not null,
  uses integer not null check (uses > 0),
  primary key (fact, within, word)
);
