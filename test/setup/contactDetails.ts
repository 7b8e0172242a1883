import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { openTest, type Test } from '../app.ts';
import { addCouple, type addMember, connect } from '../registration.ts';

export let site: Test;

type Side = Awaited<ReturnType<typeof addMember>>;
export const PHONE = '+919822012345';

export const read = (actor: Side, profile: Side) => actor.browser.get(`/api/profiles/${profile.id}/contact`);
export const open = (actor: Side, profile: Side) => actor.browser.put(`/api/profiles/${profile.id}/contact`);

export async function addConnected() {
  const couple = await addCouple(site);
  await connect(couple.her, couple.him);
  return couple;
}

let crowds = 0;

/** Adds listed women, each with an account, directly to the tables. */
export async function addCrowd(count: number): Promise<{ id: number; public_id: string }[]> {
  crowds += 1;
  const { rows } = await sql<{ id: number; public_id: string }>`
    with made as (
      insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id, listed_at)
      select 'PC' || ${crowds}::int || '-' || n, 'self', 'Crowd Member', 'female', '1996-01-01', religion_id,
        mother_tongue_id, now()
      from profiles, generate_series(1, ${count}::int) n where public_id = 'P001'
      returning id, public_id
    ), accounts as (
      insert into accounts (email, phone, password_hash, email_verified_at)
      select public_id || '@humsafar.example', '+919822012345', '', now() from made
      returning id, email
    ), managers as (
      insert into profile_managers (profile_id, account_id)
      select made.id, accounts.id from made join accounts on accounts.email = made.public_id || '@humsafar.example'
    )
    select id, public_id from made order by id`.execute(site.app.db);
  return rows;
}

/** Checks that an answer contains neither the phone number nor the email address of anybody. */
export function expectNothingOf(side: Side, body: unknown) {
  const text = JSON.stringify(body);
  expect(text).not.toContain(side.email);
  expect(text).not.toContain(PHONE.slice(3));
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
  });
  afterAll(() => site.close());
}
