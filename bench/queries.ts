import { sql } from 'kysely';
import type { Database } from '../src/kit/database/db.ts';

type Sample = {
  public_id: string;
  name: string;
  gender: string;
  age: number;
  religion: string;
  caste: string | null;
  marital_status: string | null;
  education: string | null;
  state: string | null;
  city: string | null;
  profession: string | null;
  mother_tongue: string;
  height_cm: number | null;
};

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Listed people spread over the whole table: their facts make filters that real members would set. */
export async function drawSamples(db: Database, count: number): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    with bounds as (select min(profile_id) as low, max(profile_id) as high from search_rows)
    select p.public_id, p.name, p.gender, extract(year from age(p.date_of_birth))::int as age, p.caste, p.city, p.profession, p.height_cm,
      (select key from vocabulary where id = p.mother_tongue_id) as mother_tongue,
      (select key from vocabulary where id = p.religion_id) as religion,
      (select key from vocabulary where id = p.marital_status_id) as marital_status,
      (select key from vocabulary where id = p.education_id) as education,
      (select key from vocabulary where id = p.state_id) as state
    from bounds, generate_series(0, ${count - 1}::int) n
    cross join lateral (
      select * from profiles
      where id >= low + (high - low) * n / ${count} and listed_at is not null and visibility = 'all'
      order by id limit 1
    ) p`.execute(db);
  return rows;
}

/**
 * Mixed searches as in shared measurements of the design: of 300, 8 set nothing, 15 no gender, 65 free text;
 * the others two to ten filters, several options of one among them.
 */
export function mixQueries(samples: Sample[], random: () => number): string[] {
  return samples.map((sample, index) => {
    const query = new URLSearchParams();
    const share = (index * 37) % 300;
    if (share < 8) return '';
    if (share >= 23) query.set('gender', sample.gender);
    const around = () => Math.floor(random() * 6);
    query.set('ageMin', String(Math.min(60, Math.max(18, sample.age - around()))));
    query.set('ageMax', String(Math.max(18, sample.age + around())));
    if (random() < 0.7) query.set('religion', sample.religion);
    if (random() < 0.35 && sample.caste) query.set('caste', sample.caste);
    if (random() < 0.4 && sample.marital_status) query.set('maritalStatus', sample.marital_status);
    if (random() < 0.35 && sample.education)
      query.set('education', random() < 0.5 ? sample.education : `${sample.education},mba,btech`);
    if (random() < 0.35 && sample.state) query.set('state', sample.state);
    if (random() < 0.15 && sample.city) query.set('city', sample.city);
    if (random() < 0.15) query.set('motherTongue', sample.mother_tongue);
    if (random() < 0.15 && sample.height_cm) {
      query.set('heightMin', String(Math.min(213, Math.max(137, sample.height_cm - around()))));
      query.set('heightMax', String(Math.min(213, Math.max(137, sample.height_cm + around()))));
    }
    if (random() < 0.1) query.set('educationLevel', 'masters,doctorate,professional');
    if (random() < 0.1) query.set('withPhoto', '1');
    if (random() < 0.05) query.set('verified', '1');
    if (random() < 0.05) query.set('joinedWithin', '30');
    if (share >= 23 && share < 88) query.set('q', freeText(sample, random));
    return query.toString();
  });
}

/** Adds to searches what only members may filter by: one to three of it to each. */
export function addMemberFilters(searches: string[], random: () => number): string[] {
  const filters = [
    ['diet', 'vegetarian,eggetarian'],
    ['smoking', 'no'],
    ['drinking', 'no'],
    ['income', '500000'],
    ['managedBy', 'parents,self'],
    ['country', 'IN'],
    ['activeWithin', '30'],
    ['notContacted', '1'],
    ['notSeen', '1'],
  ] as const;
  return searches.map((search) => {
    const query = new URLSearchParams(search);
    const count = 1 + Math.floor(random() * 3);
    for (let added = 0; added < count; added++) {
      const [name, value] = filters[Math.floor(random() * filters.length)]!;
      query.set(name, value);
    }
    return query.toString();
  });
}

function freeText({ name, city, profession }: Sample, random: () => number): string {
  const from = [name.split(' ')[0]!, city ?? name, profession ?? name][Math.floor(random() * 3)]!;
  const length = [2, 3, 4, 6, from.length][Math.floor(random() * 5)]!;
  return [...from].slice(0, length).join('');
}
