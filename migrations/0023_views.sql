-- What a room lets others read of its tables (docs/decisions/0025-tables.md). Plain selects, so that the planner sees
-- through them. Each room's views follow its name; src/tables.ts has the list.

-- accounts
-- What others ask of an account without learning who it is.
create view account_states as
  select id, created_at, email_verified_at, suspended_at, locale from accounts;
-- How to reach it: for the rooms that send mails, and for contact details that a member opens.
create view account_contacts as
  select id, email, phone, email_verified_at, suspended_at from accounts;
create view staff_names as
  select account_id, name from staff;

-- profiles
-- Who a profile is, and what the condition of who may see it reads (profiles/visible/visible.ts).
create view profile_summaries as
  select id, public_id, name, gender, listed_at, hidden_at, visibility, photo_visibility from profiles;
-- What is searched for and matched, and again what that condition reads.
create view profile_facts as
  select id, name, gender, date_of_birth, height_cm, marital_status_id, religion_id, caste, mother_tongue_id, education_id,
    profession, state_id, city, listed_at, hidden_at, visibility, photo_visibility
  from profiles;
-- What a family looks for, without the words that they wrote about it.
create view partner_wishes as
  select profile_id, age_min, age_max, height_min_cm, height_max_cm, marital_status_ids, religion_ids, castes,
    mother_tongue_ids, education_ids, professions, state_ids, cities
  from preferences;
create view unapproved_profiles as
  select id from profiles where approved_at is null;

-- photos
create view approved_photos as
  select id, profile_id, position from photos where approved_at is not null;

-- memberships
create view plan_slugs as
  select id, slug from plans;
create view membership_terms as
  select id, profile_id, order_id, plan_name, starts_at, ends_at from memberships;

-- payments
create view payment_references as
  select id, gateway_payment_id from payments;

-- interests
-- Between whom there is an interest in whatever state, also a withdrawn one.
create view interest_pairs as
  select sender_id, receiver_id from interests;

-- search
create view search_candidates as
  select profile_id, gender, listed_at from search_rows;
