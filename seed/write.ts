import { sql } from 'kysely';
import { hashPassword } from '../src/accounts/sessions/password.ts';
import type { App } from '../src/kit/app/app.ts';
import { dayInIndia } from '../src/kit/app/clock.ts';
import { addMonths, startOfDayInIndia } from '../src/kit/calendar.ts';
import type { Tx } from '../src/kit/database/db.ts';
import { findPlan } from '../src/memberships/plans/planStore.ts';
import { insertMembership } from '../src/memberships/store.ts';
import { ageOn } from '../src/profiles/age.ts';
import { TERMS_VERSION } from '../src/site/rules.ts';
import { DEMO_PASSWORD } from '../src/vocabulary/demo.ts';
import type { VocabularyKind } from '../src/vocabulary/lists.ts';
import { readVocabulary, type Vocabulary } from '../src/vocabulary/vocabulary.ts';
import { conversations } from './cast/conversations.ts';
import type { Person } from './cast/person.ts';
import { contactViews, interests, people, staff, views } from './people.ts';
import { inParallel, storePortrait } from './portraits.ts';
import { chance, numberFrom } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The public id of one of the cast: the same in every database. */
export function publicIdOf(person: Person): string {
  const next = chance(numberFrom(person.key));
  return person.id ?? `P${Array.from({ length: 8 }, () => ALPHABET[Math.floor(next() * 32)]).join('')}`;
}

/**
 * Writes the named cast in one transaction, unless it is there: accounts, profiles with all their parts,
 * memberships, interests, views and conversations. `draw` draws the portraits, which takes a few seconds.
 */
export async function seedPeople(app: App, { draw = true } = {}): Promise<void> {
  const present = await app.db
    .selectFrom('profiles')
    .select('id')
    .where('public_id', '=', 'P001')
    .executeTakeFirst();
  if (present) return;
  const now = app.clock();
  if (draw) {
    const sitters = people.filter((person) => person.photo !== false);
    await inParallel(4, sitters, ({ key, gender, religion, born }) =>
      storePortrait(app.storage, portraitOf(key), {
        seed: key,
        gender,
        religion,
        age: ageOn(born, dayInIndia(now)),
      }),
    );
  }
  const [vocabulary, passwordHash] = await Promise.all([readVocabulary(app.db), hashPassword(DEMO_PASSWORD)]);
  await app.db.transaction().execute(async (tx) => {
    const ids = new Map<string, number>();
    // Ids rise with newness: the first of the cast shall stand first in browse.
    for (const person of people.toReversed())
      ids.set(person.key, await writePerson(tx, person, { now, vocabulary, passwordHash }));
    for (const { key, name, role } of staff) {
      const account = await writeAccount(tx, key, { now, passwordHash });
      await tx.insertInto('staff').values({ account_id: account, name, role }).execute();
    }
    await writeMeetings(tx, ids, now);
    await writeConversations(tx, ids, now);
    await writeAuthors(tx);
  });
}

/** An invented mobile number, the same in every database. */
export function phoneOf(key: string): string {
  return `+9190000${String(numberFrom(key) % 100_000).padStart(5, '0')}`;
}

const portraitOf = (key: string) => `samples/cast/${key}`;

type Given = { now: Date; passwordHash: string };

async function writeAccount(
  tx: Tx,
  key: string,
  { now, passwordHash }: Given,
  unlisted?: Person['unlisted'],
): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({
      email: `${key}@humsafar.example`,
      phone: phoneOf(key),
      password_hash: passwordHash,
      email_verified_at: unlisted === 'unverified' ? null : now,
      suspended_at: unlisted === 'suspended' ? now : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function writePerson(
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
      listed_at: person.unlisted ? null : now,
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
    .values({ profile_id: id, account_id: account, created_at: now })
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
        time_zone: 'Asia/Kolkata',
        place_of_birth: horoscope.place,
        rashi_id: term('rashi', horoscope.rashi),
        nakshatra_id: term('nakshatra', horoscope.nakshatra),
        manglik_id: term('manglik', horoscope.manglik),
      })
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

async function writeMeetings(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { from, to, state, daysAgo } of interests) {
    const pair = { sender_id: ids.get(from)!, receiver_id: ids.get(to)! };
    const sentAt = ago(daysAgo);
    await tx
      .insertInto('interests')
      .values({
        ...pair,
        state,
        sent_at: sentAt,
        expires_at: new Date(sentAt.getTime() + 90 * DAY_MS),
        answered_at: state === 'pending' ? null : ago(daysAgo - 0.5),
      })
      .execute();
    await tx
      .insertInto('interest_sendings')
      .values({ ...pair, sent_at: sentAt })
      .execute();
  }
  for (const { viewer, viewed, daysAgo } of views) {
    await tx
      .insertInto('profile_views')
      .values({ viewer_id: ids.get(viewer)!, viewed_id: ids.get(viewed)!, day: dayInIndia(ago(daysAgo)) })
      .execute();
  }
}

async function writeConversations(tx: Tx, ids: Map<string, number>, now: Date): Promise<void> {
  const today = startOfDayInIndia(now).getTime();
  const instant = (daysAgo: number, at: string) => {
    const [hours, minutes] = at.split(':').map(Number);
    return new Date(today - daysAgo * DAY_MS + (hours! * 60 + minutes!) * 60_000);
  };
  for (const { viewer, viewed, daysAgo } of contactViews) {
    const viewedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    await tx
      .insertInto('contact_views')
      .values({ viewer_id: ids.get(viewer)!, viewed_id: ids.get(viewed)!, viewed_at: viewedAt })
      .execute();
    await sql`
      insert into entitlement_uses (membership_id, entitlement, used_for, used_at)
      select s.id, 'contact_details', ${String(ids.get(viewed)!)}, ${viewedAt}
      from memberships s
      where s.profile_id = ${ids.get(viewer)!}`.execute(tx);
  }
  const written = [];
  for (const { between, lines, unread = 0 } of conversations) {
    const [one, other] = between.map((key) => ids.get(key)!) as [number, number];
    const { id } = await tx
      .insertInto('conversations')
      .values({
        low_id: Math.min(one, other),
        high_id: Math.max(one, other),
        created_at: instant(lines[0]![1], lines[0]![2]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, [from, daysAgo, at, body]] of lines.entries()) {
      const sent = instant(daysAgo, at);
      written.push({
        conversation_id: id,
        sender_id: ids.get(from)!,
        body,
        sent_at: sent,
        read_at: place < lines.length - unread ? sent : null,
      });
    }
  }
  // Ids rise with time, as they do where people write one after the other.
  written.sort((a, b) => a.sent_at.getTime() - b.sent_at.getTime());
  await tx.insertInto('messages').values(written).execute();
}

/** Notes which account acted: that of whoever manages the profile. */
async function writeAuthors(tx: Tx): Promise<void> {
  const actingSide = {
    interests: 'sender_id',
    interest_sendings: 'sender_id',
    messages: 'sender_id',
    contact_views: 'viewer_id',
  };
  for (const [table, side] of Object.entries(actingSide)) {
    await sql`
      update ${sql.table(table)} t set account_id = m.account_id
      from managers_of m where m.profile_id = ${sql.ref(`t.${side}`)} and t.account_id is null`.execute(tx);
  }
}
