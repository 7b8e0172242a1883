-- What a family writes about itself, in its own words: approved like other texts.
alter table families add column about_family text;
alter table submitted_texts add column about_family text;
