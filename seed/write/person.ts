import { TERMS_VERSION } from '../../src/base/site/shared/rules.ts';
import type { VocabularyKind } from '../../src/base/vocabulary/shared/lists.ts';
import type { Vocabulary } from '../../src/base/vocabulary/vocabulary.ts';
import type { Tx } from '../../src/kit/database/db.ts';
import { addMonths } from '../../src/kit/shared/time/calendar.ts';
import { findPlan } from '../../src/money/memberships/plans/planStore.ts';
import { insertMembership } from '../../src/money/memberships/store.ts';
import { birthColumns } from '../../src/people/profiles/facts/births/birth.ts';
import type { Person } from '../cast/person.ts';
import { type Given, writeAccount } from './account.ts';
import { portraitOf, publicIdOf } from './keys.ts';

export async function writePerson(
  tx: Tx,
  person: Person,
  given: Given & { vocabulary: Vocabulary },
): Promise<number> {
  const { now, vocabulary } = given;
  const { facts = {}, family, horoscope, preferences } = person;
  const term = (kind: VocabularyKind, name: string | undefined) => {
    if (name === undefined) return null;
    const found = vocabulary.find(kind, name);
    if (!found) throw new Error(`The vocabulary has no ${kind} ${name}.`);
    return found.id;
  };
  const terms = (kind: VocabularyKind, names: string[] = []) => names.map((name) => term(kind, name)!);
  const account = await writeAccount(tx, person.key, given, person.unlisted);
  await tx
    .insertInto('consents')
    .values(
      ['terms', 'privacy', 'purpose'].map((document) => ({
        account_id: account,
        document,
        version: TERMS_VERSION,
        given_at: now,
      })),
    )
    .execute();
  const { id } = await tx
    .insertInto('profiles')
    .values({
      public_id: publicIdOf(person),
      profile_for: person.profileFor ?? 'self',
      name: person.name,
      gender: person.gender,
      date_of_birth: person.born,
      religion_id: term('religion', person.religion)!,
      mother_tongue_id: term('mother_tongue', person.motherTongue)!,
      marital_status_id: term('marital_status', facts.maritalStatus),
      education_id: term('education', facts.education),
      state_id: term('state', facts.state),
      caste: facts.caste,
      sub_caste: facts.subCaste,
      gotra: facts.gotra,
      height_cm: facts.heightCm,
      weight_kg: facts.weightKg,
      profession: facts.profession,
      working_with_id: term('working_with', facts.workingWith),
      income_min_rupees: facts.income?.[0],
      income_max_rupees: facts.income?.[1],
      city: facts.city,
      country_id: term('country', facts.country),
      diet_id: term('diet', facts.diet),
      smoking_id: term('smoking', facts.smoking),
      drinking_id: term('drinking', facts.drinking),
      hobbies: facts.hobbies ?? [],
      bio: facts.bio,
      visibility: person.visibility ?? 'all',
      photo_visibility: person.photoVisibility ?? 'all',
      approved_at: now,
      hidden_at: person.unlisted === 'hidden' ? now : null,
      // Who hides comes back to their place.
      listed_at: person.unlisted && person.unlisted !== 'hidden' ? null : now,
      verified_at: person.verified ? now : null,
      sample: true,
      created_at: now,
      updated_at: now,
      last_active_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('profile_managers')
    .values({
      profile_id: id,
      account_id: account,
      relation: (person.profileFor ?? 'self') === 'self' ? 'self' : 'father',
      created_at: now,
    })
    .execute();
  if (family) {
    await tx
      .insertInto('families')
      .values({
        profile_id: id,
        father_name: family.father?.[0],
        father_occupation: family.father?.[1],
        mother_name: family.mother?.[0],
        mother_occupation: family.mother?.[1],
        brothers: family.brothers,
        sisters: family.sisters,
        family_type_id: term('family_type', family.type),
        family_status_id: term('family_status', family.status),
        family_values_id: term('family_values', family.values),
      })
      .execute();
  }
  if (horoscope) {
    await tx
      .insertInto('horoscopes')
      .values({
        profile_id: id,
        time_of_birth: horoscope.time,
        time_unknown: horoscope.coordinates !== undefined && horoscope.time === undefined,
        time_zone: 'Asia/Kolkata',
        place_of_birth: horoscope.place,
        rashi_id: term('rashi', horoscope.rashi),
        nakshatra_id: term('nakshatra', horoscope.nakshatra),
        manglik_id: term('manglik', horoscope.manglik),
        shown_to: horoscope.shownTo ?? 'everyone',
      })
      .execute();
  }
  if (horoscope?.coordinates) {
    const [latitude, longitude] = horoscope.coordinates;
    const born = { date: person.born, time: horoscope.time, latitude, longitude, timeZone: 'Asia/Kolkata' };
    await tx
      .insertInto('births')
      .values({ profile_id: id, ...birthColumns(born) })
      .execute();
  }
  if (preferences) {
    await tx
      .insertInto('preferences')
      .values({
        profile_id: id,
        age_min: preferences.age?.[0],
        age_max: preferences.age?.[1],
        height_min_cm: preferences.heightCm?.[0],
        height_max_cm: preferences.heightCm?.[1],
        marital_status_ids: terms('marital_status', preferences.maritalStatus),
        religion_ids: terms('religion', preferences.religion),
        castes: preferences.caste ?? [],
        mother_tongue_ids: terms('mother_tongue', preferences.motherTongue),
        education_ids: terms('education', preferences.education),
        professions: preferences.profession ?? [],
        state_ids: terms('state', preferences.states),
        cities: preferences.cities ?? [],
        diet_ids: terms('diet', preferences.diet),
        description: preferences.description,
      })
      .execute();
  }
  if (person.photo !== false) {
    await tx
      .insertInto('photos')
      .values({
        profile_id: id,
        storage_key: portraitOf(person.key),
        position: 0,
        sample: true,
        approved_at: now,
        created_at: now,
      })
      .execute();
  }
  if (person.plan) {
    const plan = (await findPlan(tx, person.plan))!;
    await insertMembership(tx, {
      profileId: id,
      orderId: null,
      planId: plan.id,
      planName: plan.name,
      valuePaise: plan.price_paise,
      startsAt: now,
      endsAt: addMonths(now, plan.months),
      grants: plan.grants,
    });
  }
  return id;
}
