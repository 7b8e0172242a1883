-- The options of lists have stable keys (decision 0021), and names in several languages. What was free text or checked
-- in the code (diet, habits, family, horoscope, country) becomes lists as well; their answers become ids.

-- The lists of this version: key=English name. What a site has renamed or added is not among them.
create temporary table known_lists (kind text, options text) on commit drop;
insert into known_lists values
  ('religion', 
    'hindu=Hindu|muslim=Muslim|christian=Christian|sikh=Sikh|jain=Jain|buddhist=Buddhist|other=Other'),
  ('mother_tongue', 
    'hi=Hindi|en=English|bn=Bengali|te=Telugu|mr=Marathi|ta=Tamil|gu=Gujarati|kn=Kannada|ml=Malayalam|pa=Punjabi|'
    'other=Other'),
  ('marital_status', 'never_married=Never Married|divorced=Divorced|widowed=Widowed'),
  ('education', 
    'btech=B.Tech|mba=MBA|mbbs=MBBS|mtech=M.Tech|bcom=B.Com|ba=BA|bsc=B.Sc|bba=BBA|bca=BCA|bed=B.Ed|barch=B.Arch|'
    'bdes=B.Des|bpharm=B.Pharm|bsc_nursing=B.Sc Nursing|bds=BDS|bams=BAMS|llb=LLB|ca=CA|cs=CS|mcom=M.Com|ma=MA|'
    'msc=M.Sc|mca=MCA|med=M.Ed|mpharm=M.Pharm|msw=MSW|llm=LLM|md=MD|ms=MS|mds=MDS|phd=PhD|diploma=Diploma|'
    'iti=ITI|12th=12th|10th=10th|other=Other'),
  ('state', 
    'mh=Maharashtra|dl=Delhi|ka=Karnataka|tn=Tamil Nadu|gj=Gujarat|rj=Rajasthan|wb=West Bengal|up=Uttar Pradesh|'
    'an=Andaman and Nicobar Islands|ap=Andhra Pradesh|ar=Arunachal Pradesh|as=Assam|br=Bihar|ch=Chandigarh|'
    'cg=Chhattisgarh|dh=Dadra and Nagar Haveli and Daman and Diu|ga=Goa|hr=Haryana|hp=Himachal Pradesh|'
    'jk=Jammu and Kashmir|jh=Jharkhand|kl=Kerala|la=Ladakh|ld=Lakshadweep|mp=Madhya Pradesh|mn=Manipur|'
    'ml=Meghalaya|mz=Mizoram|nl=Nagaland|od=Odisha|py=Puducherry|pb=Punjab|sk=Sikkim|ts=Telangana|tr=Tripura|'
    'uk=Uttarakhand'),
  ('country', 
    'IN=India|AF=Afghanistan|AX=Åland Islands|AL=Albania|DZ=Algeria|AS=American Samoa|AD=Andorra|AO=Angola|'
    'AI=Anguilla|AQ=Antarctica|AG=Antigua & Barbuda|AR=Argentina|AM=Armenia|AW=Aruba|AU=Australia|AT=Austria|'
    'AZ=Azerbaijan|BS=Bahamas|BH=Bahrain|BD=Bangladesh|BB=Barbados|BY=Belarus|BE=Belgium|BZ=Belize|BJ=Benin|'
    'BM=Bermuda|BT=Bhutan|BO=Bolivia|BA=Bosnia & Herzegovina|BW=Botswana|BV=Bouvet Island|BR=Brazil|'
    'IO=British Indian Ocean Territory|VG=British Virgin Islands|BN=Brunei|BG=Bulgaria|BF=Burkina Faso|'
    'BI=Burundi|KH=Cambodia|CM=Cameroon|CA=Canada|CV=Cape Verde|BQ=Caribbean Netherlands|KY=Cayman Islands|'
    'CF=Central African Republic|TD=Chad|CL=Chile|CN=China|CX=Christmas Island|CC=Cocos (Keeling) Islands|'
    'CO=Colombia|KM=Comoros|CG=Congo - Brazzaville|CD=Congo - Kinshasa|CK=Cook Islands|CR=Costa Rica|'
    'CI=Côte d’Ivoire|HR=Croatia|CU=Cuba|CW=Curaçao|CY=Cyprus|CZ=Czechia|DK=Denmark|DJ=Djibouti|DM=Dominica|'
    'DO=Dominican Republic|EC=Ecuador|EG=Egypt|SV=El Salvador|GQ=Equatorial Guinea|ER=Eritrea|EE=Estonia|'
    'SZ=Eswatini|ET=Ethiopia|FK=Falkland Islands|FO=Faroe Islands|FJ=Fiji|FI=Finland|FR=France|GF=French Guiana|'
    'PF=French Polynesia|TF=French Southern Territories|GA=Gabon|GM=Gambia|GE=Georgia|DE=Germany|GH=Ghana|'
    'GI=Gibraltar|GR=Greece|GL=Greenland|GD=Grenada|GP=Guadeloupe|GU=Guam|GT=Guatemala|GG=Guernsey|GN=Guinea|'
    'GW=Guinea-Bissau|GY=Guyana|HT=Haiti|HM=Heard & McDonald Islands|HN=Honduras|HK=Hong Kong SAR China|'
    'HU=Hungary|IS=Iceland|ID=Indonesia|IR=Iran|IQ=Iraq|IE=Ireland|IM=Isle of Man|IL=Israel|IT=Italy|JM=Jamaica|'
    'JP=Japan|JE=Jersey|JO=Jordan|KZ=Kazakhstan|KE=Kenya|KI=Kiribati|KW=Kuwait|KG=Kyrgyzstan|LA=Laos|LV=Latvia|'
    'LB=Lebanon|LS=Lesotho|LR=Liberia|LY=Libya|LI=Liechtenstein|LT=Lithuania|LU=Luxembourg|MO=Macao SAR China|'
    'MG=Madagascar|MW=Malawi|MY=Malaysia|MV=Maldives|ML=Mali|MT=Malta|MH=Marshall Islands|MQ=Martinique|'
    'MR=Mauritania|MU=Mauritius|YT=Mayotte|MX=Mexico|FM=Micronesia|MD=Moldova|MC=Monaco|MN=Mongolia|'
    'ME=Montenegro|MS=Montserrat|MA=Morocco|MZ=Mozambique|MM=Myanmar (Burma)|NA=Namibia|NR=Nauru|NP=Nepal|'
    'NL=Netherlands|NC=New Caledonia|NZ=New Zealand|NI=Nicaragua|NE=Niger|NG=Nigeria|NU=Niue|NF=Norfolk Island|'
    'KP=North Korea|MK=North Macedonia|MP=Northern Mariana Islands|NO=Norway|OM=Oman|PK=Pakistan|PW=Palau|'
    'PS=Palestinian Territories|PA=Panama|PG=Papua New Guinea|PY=Paraguay|PE=Peru|PH=Philippines|'
    'PN=Pitcairn Islands|PL=Poland|PT=Portugal|PR=Puerto Rico|QA=Qatar|RE=Réunion|RO=Romania|RU=Russia|RW=Rwanda|'
    'WS=Samoa|SM=San Marino|ST=São Tomé & Príncipe|SA=Saudi Arabia|SN=Senegal|RS=Serbia|SC=Seychelles|'
    'SL=Sierra Leone|SG=Singapore|SX=Sint Maarten|SK=Slovakia|SI=Slovenia|SB=Solomon Islands|SO=Somalia|'
    'ZA=South Africa|GS=South Georgia & South Sandwich Islands|KR=South Korea|SS=South Sudan|ES=Spain|'
    'LK=Sri Lanka|BL=St. Barthélemy|SH=St. Helena|KN=St. Kitts & Nevis|LC=St. Lucia|MF=St. Martin|'
    'PM=St. Pierre & Miquelon|VC=St. Vincent & Grenadines|SD=Sudan|SR=Suriname|SJ=Svalbard & Jan Mayen|SE=Sweden|'
    'CH=Switzerland|SY=Syria|TW=Taiwan|TJ=Tajikistan|TZ=Tanzania|TH=Thailand|TL=Timor-Leste|TG=Togo|TK=Tokelau|'
    'TO=Tonga|TT=Trinidad & Tobago|TN=Tunisia|TR=Türkiye|TM=Turkmenistan|TC=Turks & Caicos Islands|TV=Tuvalu|'
    'UM=U.S. Outlying Islands|VI=U.S. Virgin Islands|UG=Uganda|UA=Ukraine|AE=United Arab Emirates|'
    'GB=United Kingdom|US=United States|UY=Uruguay|UZ=Uzbekistan|VU=Vanuatu|VA=Vatican City|VE=Venezuela|'
    'VN=Vietnam|WF=Wallis & Futuna|EH=Western Sahara|YE=Yemen|ZM=Zambia|ZW=Zimbabwe'),
  ('diet', 
    'vegetarian=Vegetarian|non_vegetarian=Non-Vegetarian|eggetarian=Eggetarian|jain=Jain|vegan=Vegan'),
  ('smoking', 'no=No|occasionally=Occasionally|yes=Yes'),
  ('drinking', 'no=No|occasionally=Occasionally|yes=Yes'),
  ('family_type', 'joint=Joint|nuclear=Nuclear'),
  ('family_status', 'middle_class=Middle Class|upper_middle_class=Upper Middle Class|affluent=Affluent'),
  ('family_values', 'traditional=Traditional|moderate=Moderate|liberal=Liberal'),
  ('rashi', 
    'mesha=Mesha|vrishabha=Vrishabha|mithuna=Mithuna|karka=Karka|simha=Simha|kanya=Kanya|tula=Tula|'
    'vrishchika=Vrishchika|dhanu=Dhanu|makara=Makara|kumbha=Kumbha|meena=Meena'),
  ('nakshatra', 
    'ashwini=Ashwini|bharani=Bharani|krittika=Krittika|rohini=Rohini|mrigashira=Mrigashira|ardra=Ardra|'
    'punarvasu=Punarvasu|pushya=Pushya|ashlesha=Ashlesha|magha=Magha|purva_phalguni=Purva Phalguni|'
    'uttara_phalguni=Uttara Phalguni|hasta=Hasta|chitra=Chitra|swati=Swati|vishakha=Vishakha|anuradha=Anuradha|'
    'jyeshtha=Jyeshtha|mula=Mula|purva_ashadha=Purva Ashadha|uttara_ashadha=Uttara Ashadha|shravana=Shravana|'
    'dhanishta=Dhanishta|shatabhisha=Shatabhisha|purva_bhadrapada=Purva Bhadrapada|'
    'uttara_bhadrapada=Uttara Bhadrapada|revati=Revati'),
  ('manglik', 'yes=Yes|no=No|partial=Partial')
;

create temporary table known_options on commit drop as
select l.kind, o.position - 1 as position, split_part(o.text, '=', 1) as key, split_part(o.text, '=', 2) as name
from known_lists l, regexp_split_to_table(l.options, '\|') with ordinality o (text, position);

-- How people also write a country.
create temporary table other_spellings (kind text, name text, key text) on commit drop;
insert into other_spellings values
  ('country', 'Bharat', 'IN'), ('country', 'USA', 'US'), ('country', 'U.S.A.', 'US'), ('country', 'US', 'US'),
  ('country', 'United States of America', 'US'), ('country', 'America', 'US'), ('country', 'UK', 'GB'),
  ('country', 'U.K.', 'GB'), ('country', 'Great Britain', 'GB'), ('country', 'England', 'GB'),
  ('country', 'UAE', 'AE'), ('country', 'U.A.E.', 'AE'), ('country', 'Myanmar', 'MM'), ('country', 'Burma', 'MM'),
  ('country', 'Turkey', 'TR'), ('country', 'Hong Kong', 'HK'), ('country', 'Macao', 'MO');

alter table vocabulary drop constraint vocabulary_kind_check, add column key text;

-- The first row that has the English name of a key gets it.
update vocabulary v set key = m.key
from (
  select w.id, k.key, row_number() over (partition by k.kind, k.key order by w.name <> k.name, w.id) as place
  from vocabulary w join known_options k on k.kind = w.kind and lower(k.name) = lower(btrim(w.name))
) m
where m.id = v.id and m.place = 1;

-- A site that has lists gets the new ones here; an empty database gets all of them when the server prepares it.
insert into vocabulary (kind, key, name, position, in_forms, in_filter)
select k.kind, k.key, k.name, k.position, true, false
from known_options k
where k.kind not in ('religion', 'mother_tongue', 'marital_status', 'education', 'state')
  and exists (select from vocabulary)
order by k.kind, k.position;

-- An answer that no list has is kept as an option that forms do not offer.
insert into vocabulary (kind, name, position, in_forms, in_filter)
select a.kind, min(btrim(a.answer)), 1000, false, false
from (
  select distinct f.kind, f.answer from profiles p, lateral (
    values ('diet', p.diet), ('smoking', p.smoking), ('drinking', p.drinking), ('country', p.country)
  ) f (kind, answer)
  union
  select distinct f.kind, f.answer from families r, lateral (
    values ('family_type', r.family_type), ('family_status', r.family_status), ('family_values', r.family_values)
  ) f (kind, answer)
  union
  select distinct f.kind, f.answer from horoscopes h, lateral (
    values ('rashi', h.rashi), ('nakshatra', h.nakshatra), ('manglik', h.manglik)
  ) f (kind, answer)
) a
where btrim(a.answer) <> ''
  and not exists (
    select from vocabulary v where v.kind = a.kind and lower(v.name) = lower(btrim(a.answer))
  )
  and not exists (
    select from other_spellings s where s.kind = a.kind and lower(s.name) = lower(btrim(a.answer))
  )
group by a.kind, lower(btrim(a.answer))
order by 1, 2;

-- Every other row gets a key made from its name. Where another row has or could have that key, or the name is in no
-- Latin script, its id makes it the only one.
update vocabulary v set key = case
    when s.key = '' then 'option_' || s.id
    when s.same > 1 or s.key ~ '_[0-9]+$'
      or exists (select from known_options k where k.kind = s.kind and k.key = s.key) then s.key || '_' || s.id
    else s.key
  end
from (
  select w.id, w.kind, w.key, count(*) over (partition by w.kind, w.key) as same
  from (
    select id, kind, btrim(left(regexp_replace(
      regexp_replace(lower(normalize(name, NFKD)), '[.''’\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '_', 'g'
    ), 40), '_') as key
    from vocabulary where key is null
  ) w
) s
where s.id = v.id;

create table vocabulary_names (
  kind text not null,
  key text not null,
  locale text not null,
  name text not null,
  primary key (kind, key, locale),
  unique (kind, locale, name)
);
insert into vocabulary_names (kind, key, locale, name) select kind, key, 'en', name from vocabulary;

create temporary table answers on commit drop as
select kind, lower(name) as answer, id from vocabulary
union
select s.kind, lower(s.name), v.id from other_spellings s join vocabulary v on v.kind = s.kind and v.key = s.key;
create index on answers (kind, answer);
analyze answers;

alter table vocabulary drop column name, alter column key set not null, add unique (kind, key);
alter table vocabulary_names
  add foreign key (kind, key) references vocabulary (kind, key) on update cascade on delete cascade;

alter table profiles
  add column country_id smallint, add column diet_id smallint, add column smoking_id smallint,
  add column drinking_id smallint;
update profiles p set
  country_id = (select id from answers where kind = 'country' and answer = lower(btrim(p.country))),
  diet_id = (select id from answers where kind = 'diet' and answer = lower(btrim(p.diet))),
  smoking_id = (select id from answers where kind = 'smoking' and answer = lower(btrim(p.smoking))),
  drinking_id = (select id from answers where kind = 'drinking' and answer = lower(btrim(p.drinking)))
where coalesce(p.country, p.diet, p.smoking, p.drinking) is not null;
alter table profiles
  drop column country, drop column diet, drop column smoking, drop column drinking,
  add foreign key (country_id) references vocabulary, add foreign key (diet_id) references vocabulary,
  add foreign key (smoking_id) references vocabulary, add foreign key (drinking_id) references vocabulary;

alter table families
  add column family_type_id smallint, add column family_status_id smallint, add column family_values_id smallint;
update families f set
  family_type_id = (select id from answers where kind = 'family_type' and answer = lower(btrim(f.family_type))),
  family_status_id = (select id from answers where kind = 'family_status' and answer = lower(btrim(f.family_status))),
  family_values_id = (select id from answers where kind = 'family_values' and answer = lower(btrim(f.family_values)))
where coalesce(f.family_type, f.family_status, f.family_values) is not null;
alter table families
  drop column family_type, drop column family_status, drop column family_values,
  add foreign key (family_type_id) references vocabulary, add foreign key (family_status_id) references vocabulary,
  add foreign key (family_values_id) references vocabulary;

alter table horoscopes
  add column rashi_id smallint, add column nakshatra_id smallint, add column manglik_id smallint;
update horoscopes h set
  rashi_id = (select id from answers where kind = 'rashi' and answer = lower(btrim(h.rashi))),
  nakshatra_id = (select id from answers where kind = 'nakshatra' and answer = lower(btrim(h.nakshatra))),
  manglik_id = (select id from answers where kind = 'manglik' and answer = lower(btrim(h.manglik)))
where coalesce(h.rashi, h.nakshatra, h.manglik) is not null;
alter table horoscopes
  drop column rashi, drop column nakshatra, drop column manglik,
  add foreign key (rashi_id) references vocabulary, add foreign key (nakshatra_id) references vocabulary,
  add foreign key (manglik_id) references vocabulary;

-- A plan keeps its address when it is renamed.
alter table plans add column slug text;
update plans p set slug = case
    when s.slug = '' then 'plan-' || s.id
    when s.same > 1 or s.slug ~ '-[0-9]+$' then s.slug || '-' || s.id
    else s.slug
  end
from (
  select w.id, w.slug, count(*) over (partition by w.slug) as same
  from (
    select id, btrim(regexp_replace(
      regexp_replace(lower(normalize(name, NFKD)), '[.''’\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'
    ), '-') as slug
    from plans
  ) w
) s
where s.id = p.id;
alter table plans alter column slug set not null, add unique (slug);
