import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { App } from '../src/kit/app/app.ts';
import { dayInIndia } from '../src/kit/app/clock.ts';
import type { VocabularyKind } from '../src/vocabulary/lists.ts';
import { readVocabulary, type Vocabulary } from '../src/vocabulary/vocabulary.ts';
import { type Drawn, draw } from './draw.ts';
import { choosePortraits, portraitPool } from './portraits.ts';
import { chance } from './random.ts';

const BATCH = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;
const TWO_YEARS_MS = 2 * 365 * DAY_MS;
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const tables = {
  accounts: 'id, email, phone, password_hash, email_verified_at, created_at',
  profiles:
    'id, public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, marital_status_id, caste, sub_caste, gotra, height_cm, weight_kg, education_id, profession, income_min_rupees, income_max_rupees, city, state_id, country_id, diet_id, smoking_id, drinking_id, hobbies, bio, photo_visibility, approved_at, listed_at, verified_at, sample, created_at, updated_at, last_active_at',
  profile_managers: 'profile_id, account_id',
  families:
    'profile_id, father_name, father_occupation, mother_name, mother_occupation, brothers, sisters, family_type_id, family_status_id, family_values_id',
  horoscopes: 'profile_id, time_of_birth, time_zone, place_of_birth, rashi_id, nakshatra_id, manglik_id',
  preferences:
    'profile_id, age_min, age_max, height_min_cm, height_max_cm, marital_status_ids, religion_ids, castes, mother_tongue_ids, education_ids, state_ids',
  photos: 'profile_id, storage_key, position, sample, approved_at',
};
type Table = keyof typeof tables;
type Value = string | number | boolean | null | (string | number)[];

/**
 * Adds `count` listed profiles that are the same for the same `seed` and day, in one transaction. Returns how many
 * were added: none when this seed is there already. `photos` draws the portraits they share.
 */
export async function generate(
  app: App,
  { count, seed, photos = false }: { count: number; seed: number; photos?: boolean },
): Promise<number> {
  const portraits = photos ? await portraitPool(app.storage) : choosePortraits();
  const vocabulary = await readVocabulary(app.db);
  const now = app.clock();
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    // Nobody else takes ids while a range of them is set aside.
    await client.query('lock table accounts, profiles in share row exclusive mode');
    const { rowCount } = await client.query('select from accounts where lower(email) = $1', [
      emailOf(seed, 1),
    ]);
    if (rowCount) {
      await client.query('rollback');
      return 0;
    }
    const firstAccount = await setAside(client, 'accounts', count);
    const firstProfile = await setAside(client, 'profiles', count);
    const next = chance(seed * 7919 + 17);
    const day = dayInIndia(now);
    for (let done = 0; done < count; done += BATCH) {
      const rows = new Map<Table, string[]>((Object.keys(tables) as Table[]).map((table) => [table, []]));
      for (let n = done; n < Math.min(count, done + BATCH); n++) {
        const person = draw(next, day);
        const since = now.getTime() - TWO_YEARS_MS * (1 - n / count);
        const created = new Date(since).toISOString();
        const lastActive = new Date(Math.max(since, now.getTime() - person.idleDays * DAY_MS)).toISOString();
        const ids = { account: firstAccount + n, profile: firstProfile + n };
        const add = (table: Table, values: Value[]) =>
          rows.get(table)!.push(`${values.map(field).join('\t')}\n`);
        addPerson(add, person, {
          ids,
          created,
          lastActive,
          email: emailOf(seed, n + 1),
          publicId: publicIdOf(seed, n),
          vocabulary,
        });
        if (person.withPhoto) add('photos', [ids.profile, portraits.keyFor(person, next), 0, true, created]);
      }
      for (const [table, lines] of rows) await copy(client, table, lines);
    }
    await client.query('commit');
    return count;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

const emailOf = (seed: number, n: number) => `g${seed}-${n}@sample.humsafar.example`;

const BITS = 40n;
const mask = (1n << BITS) - 1n;

/** Looks drawn, yet is different for every seed and number: each step can be undone, so no two give the same. */
function publicIdOf(seed: number, n: number): string {
  let bits = (BigInt(seed) << 23n) | BigInt(n);
  for (const [factor, shift] of [
    [0x9e3779b97fn, 21n],
    [0xbf58476d1dn, 17n],
  ] as const) {
    bits = (bits * factor) & mask;
    bits ^= bits >> shift;
  }
  return `P${Array.from({ length: 8 }, (_, place) => ALPHABET[Number((bits >> BigInt(place * 5)) & 31n)]).join('')}`;
}

async function setAside(client: pg.PoolClient, table: string, count: number): Promise<number> {
  const { rows } = await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), nextval(pg_get_serial_sequence('${table}', 'id')) + $1 - 1) as last`,
    [count],
  );
  return Number(rows[0].last) - count + 1;
}

async function copy(client: pg.PoolClient, table: Table, lines: string[]): Promise<void> {
  if (lines.length === 0) return;
  await pipeline(
    Readable.from([lines.join('')]),
    client.query(copyFrom(`copy ${table} (${tables[table]}) from stdin`)),
  );
}

/** A value in PostgreSQL's text format of COPY. */
function field(value: Value): string {
  if (value === null) return '\\N';
  if (Array.isArray(value))
    return escaped(
      `{${value.map((one) => (typeof one === 'number' ? one : `"${one.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`,
    );
  return typeof value === 'string' ? escaped(value) : String(value);
}

const escaped = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign]!);

type Place = {
  ids: { account: number; profile: number };
  created: string;
  lastActive: string;
  email: string;
  publicId: string;
  vocabulary: Vocabulary;
};

function addPerson(
  add: (table: Table, values: Value[]) => void,
  it: Drawn,
  { ids, created, lastActive, email, publicId, vocabulary }: Place,
): void {
  const term = (kind: VocabularyKind, name: string) => {
    const found = vocabulary.find(kind, name);
    if (!found) throw new Error(`The vocabulary has no ${kind} ${name}.`);
    return found.id;
  };
  const { family, horoscope, wishes } = it;
  const id = ids.profile;
  // No password fits this hash: nobody can log in as a generated person.
  add('accounts', [ids.account, email, null, '!', created, created]);
  add('profiles', [
    id,
    publicId,
    it.profileFor,
    it.name,
    it.gender,
    it.born,
    term('religion', it.religion),
    term('mother_tongue', it.motherTongue),
    term('marital_status', it.maritalStatus),
    it.caste,
    it.subCaste,
    it.gotra,
    it.heightCm,
    it.weightKg,
    term('education', it.education),
    it.profession,
    it.incomeMin,
    it.incomeMax,
    it.city,
    term('state', it.state),
    term('country', 'India'),
    term('diet', it.diet),
    term('smoking', it.smoking),
    term('drinking', it.drinking),
    it.hobbies,
    it.bio,
    it.photoVisibility,
    created,
    created,
    it.verified ? created : null,
    true,
    created,
    created,
    lastActive,
  ]);
  add('profile_managers', [id, ids.account]);
  if (family) {
    add('families', [
      id,
      family.father,
      family.fatherOccupation,
      family.mother,
      family.motherOccupation,
      family.brothers,
      family.sisters,
      term('family_type', family.type),
      term('family_status', family.status),
      term('family_values', family.values),
    ]);
  }
  if (horoscope) {
    add('horoscopes', [
      id,
      horoscope.time,
      'Asia/Kolkata',
      horoscope.place,
      term('rashi', horoscope.rashi),
      term('nakshatra', horoscope.nakshatra),
      term('manglik', horoscope.manglik),
    ]);
  }
  if (wishes) {
    const terms = (kind: VocabularyKind, names: string[]) => names.map((name) => term(kind, name));
    add('preferences', [
      id,
      wishes.ageMin,
      Math.max(wishes.ageMin, wishes.ageMax),
      wishes.heightMin,
      wishes.heightMax,
      terms('marital_status', wishes.maritalStatus),
      terms('religion', wishes.religion),
      wishes.castes,
      terms('mother_tongue', wishes.motherTongue),
      terms('education', wishes.education),
      terms('state', wishes.states),
    ]);
  }
}
