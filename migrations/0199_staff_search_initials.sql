-- PostgreSQL takes P.V.Narasimharaju for the name of a computer, which is one word: with blanks for the points it is three.
create index profiles_by_words on profiles using gin (to_tsvector('simple', translate(name, '.', ' ')));
drop index profiles_name_words;

-- Words of Arabic letters sound alike in more of their forms: the server fills in how they sound.
update name_words set sounds = null where word ~ '[\u0600-\u06ff]';
